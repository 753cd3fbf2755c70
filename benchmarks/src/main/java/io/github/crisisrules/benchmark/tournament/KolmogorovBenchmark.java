package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The usual alternative, one weighted matching of all players by a well-maintained library (JGraphT's Kolmogorov),
 * compared with our pairing of the same players. The matching uses a scalar cost: no rematch, then the smallest
 * squared differences of points. The graph is built beforehand and is not part of the time.
 */
public class KolmogorovBenchmark extends Comparison {
    /** The number of players. */
    @Param({"64", "1024"})
    public int players;

    private Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    private PairingPool pool = PairingPool.of();
    private int next;

    /** Plays four rounds of a simulated event and builds its graph. */
    @Setup
    public void play() {
        SimulatedPool simulated = SimulatedPool.some(1, players, 4, 0, true).get(0);
        pool = PairingPool.of(simulated.values());
        for (int p = 0; p < players; p++) {
            graph.addVertex(p);
        }
        for (int p = 0; p < players; p++) {
            for (int q = p + 1; q < players; q++) {
                double gap = simulated.points[p] - simulated.points[q];
                graph.setEdgeWeight(graph.addEdge(p, q), simulated.met.count(p, q) * 1e6 + gap * gap);
            }
        }
    }

    @Override
    protected Object measured() {
        return new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE)
                .getMatching()
                .getEdges();
    }

    @Override
    protected Object reference() {
        return PairingSystem.swiss().pair(pool, Seed.of(next++));
    }
}

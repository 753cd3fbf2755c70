package io.github.crisisrules.benchmark.tournament;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What others do: one weighted matching of the whole field by a well-kept library, JGraphT's Kolmogorov, on a scalar cost of the
 * same field (no rematch, then least squared gaps of points). The graph is made beforehand, and is not part of the time.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
public class KolmogorovBenchmark {
    /** Sixty-four players. */
    @State(Scope.Thread)
    public static class Small {
        private Graph<Integer, DefaultWeightedEdge> graph = graphOf(64);

        /** A new graph for every run of the benchmark. */
        @Setup
        public void make() {
            graph = graphOf(64);
        }
    }

    /** As many as a championship has. */
    @State(Scope.Thread)
    public static class Large {
        private Graph<Integer, DefaultWeightedEdge> graph = graphOf(64);

        /** A new graph for every run of the benchmark. */
        @Setup
        public void make() {
            graph = graphOf(1024);
        }
    }

    private static Graph<Integer, DefaultWeightedEdge> graphOf(int players) {
        SimulatedField field = SimulatedField.some(1, players, 4, 0, true).get(0);
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        for (int p = 0; p < players; p++) {
            graph.addVertex(p);
        }
        for (int p = 0; p < players; p++) {
            for (int q = p + 1; q < players; q++) {
                double gap = field.points[p] - field.points[q];
                graph.setEdgeWeight(graph.addEdge(p, q), field.met.count(p, q) * 1e6 + gap * gap);
            }
        }
        return graph;
    }

    private static Set<DefaultWeightedEdge> match(Graph<Integer, DefaultWeightedEdge> graph) {
        return new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE)
                .getMatching()
                .getEdges();
    }

    /** One matching of 64 players. */
    @Benchmark
    @Warmup(iterations = 5, time = 1)
    @Measurement(iterations = 8, time = 1)
    public Set<DefaultWeightedEdge> match64(Small state) {
        return match(state.graph);
    }

    /** One matching of 1,024 players, a few times: it takes seconds. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 2)
    @Measurement(iterations = 3)
    public Set<DefaultWeightedEdge> match1024(Large state) {
        return match(state.graph);
    }
}

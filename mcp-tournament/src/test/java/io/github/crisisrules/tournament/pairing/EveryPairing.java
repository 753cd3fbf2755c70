package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;

/** The oracle for small pools: all pairings, the optimal ones, and the chance of each by the law. */
final class EveryPairing {
    private final PairingPool pool;
    private final Vector<Vector<Pairing>> optimal;

    EveryPairing(PairingPool pool) {
        this.pool = pool;
        Vector<Vector<Pairing>> all = all(pool.players().map(PoolPlayer::id));
        PairingCost least = all.map(pairs -> PairingCost.of(pool, pairs)).min().get();
        this.optimal = all.filter(pairs -> PairingCost.of(pool, pairs).equals(least));
    }

    PairingCost least() {
        return PairingCost.of(pool, optimal.head());
    }

    /** From the top group down each group's choice is uniform over those that some optimal pairing makes. */
    Map<TreeSet<Pairing>, Ratio> law() {
        Map<TreeSet<Pairing>, Ratio> law = new LinkedHashMap<>();
        spread(optimal, Vector.ofAll(pool.groups().map(ScoreGroup::points)), Ratio.ONE, law);
        return law;
    }

    private void spread(
            Vector<Vector<Pairing>> left, Vector<Integer> groups, Ratio chance, Map<TreeSet<Pairing>, Ratio> law) {
        if (groups.isEmpty()) {
            law.put(new TreeSet<>(left.head().asJava()), chance);
            return;
        }
        Map<TreeSet<Pairing>, Vector<Vector<Pairing>>> choices = new LinkedHashMap<>();
        for (Vector<Pairing> pairs : left) {
            TreeSet<Pairing> choice = new TreeSet<>(pairs.filter(pairing ->
                            Math.max(pool.points(pairing.first()), pool.points(pairing.second())) == groups.head())
                    .asJava());
            choices.merge(choice, Vector.of(pairs), Vector::appendAll);
        }
        choices.values().forEach(same -> spread(same, groups.tail(), chance.over(choices.size()), law));
    }

    /** Returns every pairing of an even number of players. */
    static Vector<Vector<Pairing>> all(Vector<PlayerId> players) {
        if (players.isEmpty()) {
            return Vector.of(Vector.empty());
        }
        PlayerId first = players.head();
        return players.tail()
                .flatMap(
                        other -> all(players.tail().remove(other)).map(rest -> rest.prepend(Pairing.of(first, other))));
    }

    /** Draws 1500 pairings and compares with the law: chi-square at a level of one in ten thousand. */
    static void fitsTheLaw(PairingSystem system, PairingPool pool, int example) {
        Map<TreeSet<Pairing>, Ratio> law = new EveryPairing(pool).law();
        Map<TreeSet<Pairing>, Integer> seen = new LinkedHashMap<>();
        int draws = 1500;
        for (int i = 0; i < draws; i++) {
            TreeSet<Pairing> pairs = new TreeSet<>(
                    system.pair(pool, Seed.of(example).split("draw", i)).pairs().asJava());
            seen.merge(pairs, 1, Integer::sum);
        }
        assertThat(law.keySet()).containsAll(seen.keySet());
        double chi = 0;
        for (Map.Entry<TreeSet<Pairing>, Ratio> expected : law.entrySet()) {
            double mean = expected.getValue().toDouble() * draws;
            double off = seen.getOrDefault(expected.getKey(), 0) - mean;
            chi += off * off / mean;
        }
        // Wilson and Hilferty's cube root: 3.72 standard deviations.
        double freedom = law.size() - 1.0;
        if (freedom > 0) {
            double root = Math.cbrt(chi / freedom);
            double normal = (root - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
            assertThat(normal)
                    .as("pool %s: %s choices, chi-square %s", pool, law.size(), chi)
                    .isLessThan(3.72);
        }
    }
}

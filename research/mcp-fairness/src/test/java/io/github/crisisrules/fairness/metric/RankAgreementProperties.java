package io.github.crisisrules.fairness.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RankAgreementProperties {
    record Orders(int[] one, int[] other) {}

    @Provide
    Arbitrary<Orders> orders() {
        return Combinators.combine(
                        Arbitraries.integers().between(2, 40),
                        Arbitraries.integers().between(1, 12))
                .flatAs((players, keys) -> Combinators.combine(
                                Arbitraries.integers()
                                        .between(1, keys)
                                        .array(int[].class)
                                        .ofSize(players),
                                Arbitraries.integers()
                                        .between(1, keys)
                                        .array(int[].class)
                                        .ofSize(players))
                        .as(Orders::new));
    }

    /** Pair by pair, as the definition says. */
    @Property(tries = 300)
    void tauAgreesWithTheLiteralReading(@ForAll("orders") Orders orders) {
        int n = orders.one().length;
        long agreeing = 0;
        long untiedInOne = 0;
        long untiedInOther = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                int a = Integer.signum(orders.one()[i] - orders.one()[j]);
                int b = Integer.signum(orders.other()[i] - orders.other()[j]);
                agreeing += a * b;
                untiedInOne += a * a;
                untiedInOther += b * b;
            }
        }
        double literal = agreeing / Math.sqrt((double) untiedInOne * (double) untiedInOther);
        assertThat(new RankAgreement(n).tauB(orders.one(), orders.other())).isEqualTo(Double.valueOf(literal));
    }

    /** Pearson's correlation of mean ranks, as the definition says. */
    @Property(tries = 300)
    void rhoAgreesWithTheLiteralReading(@ForAll("orders") Orders orders) {
        int n = orders.one().length;
        RankAgreement agreement = new RankAgreement(n);
        int[] one = new int[n];
        int[] other = new int[n];
        agreement.twiceRanks(orders.one(), one);
        agreement.twiceRanks(orders.other(), other);
        double[] x = literalRanks(orders.one());
        double[] y = literalRanks(orders.other());
        double mean = (n + 1) / 2.0;
        double xy = 0;
        double xx = 0;
        double yy = 0;
        for (int i = 0; i < n; i++) {
            assertThat(one[i]).isEqualTo((int) (2 * x[i]));
            xy += (x[i] - mean) * (y[i] - mean);
            xx += (x[i] - mean) * (x[i] - mean);
            yy += (y[i] - mean) * (y[i] - mean);
        }
        double found = agreement.rho(one, other);
        if (xx == 0 || yy == 0) {
            assertThat(found).isNaN();
        } else {
            assertThat(found).isCloseTo(xy / Math.sqrt(xx * yy), within(1e-12));
        }
    }

    private static double[] literalRanks(int[] keys) {
        double[] ranks = new double[keys.length];
        for (int i = 0; i < keys.length; i++) {
            int below = 0;
            int same = 0;
            for (int key : keys) {
                below += key < keys[i] ? 1 : 0;
                same += key == keys[i] ? 1 : 0;
            }
            ranks[i] = below + (same + 1) / 2.0;
        }
        return ranks;
    }

    /** 1 2 3 4 against 1 3 2 4: five pairs agree, one does not, (5 − 1) / 6; squared gaps 2, 1 − 6 · 2 / (4 · 15) = 0.8. */
    @Example
    void oneSwapInFour() {
        RankAgreement agreement = new RankAgreement(4);
        assertThat(agreement.tauB(new int[] {1, 2, 3, 4}, new int[] {1, 3, 2, 4}))
                .isCloseTo(4 / 6.0, within(1e-15));
        assertThat(agreement.rho(new int[] {2, 4, 6, 8}, new int[] {2, 6, 4, 8}))
                .isCloseTo(0.8, within(1e-15));
    }
}

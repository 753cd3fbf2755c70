package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The law in large groups that are full of barred pairs, made of small parts whose pairings can be listed. */
class CrowdedGroupLawTest {
    private static final Seed SEED = Seed.of(67);

    private static int[] lawful(PlainPool field, Meetings met, Meetings bans, RandomSource draw) {
        PairingNotes notes = new PairingNotes();
        int[] pairs = SwissKernel.pair(field.points, met, bans, draw, notes);
        assertThat(notes.isLawful()).isTrue();
        return pairs;
    }

    /** Five islands of eight players: pairs on an island may meet with some chance, others never. */
    @Test
    void islandsOfOneGroupAreDrawnByTheLaw() {
        int islands = 5;
        int each = 8;
        List<PlainPool> parts = new ArrayList<>();
        RandomSource making = SEED.split("making").draws();
        while (parts.size() < islands) {
            PlainPool part = PlainPools.arbitrary(each, 1, 0, 55, making);
            LiteralSwiss literal = new LiteralSwiss(part);
            if (literal.leastCost()[0] == 0 && literal.optimal().size() > 1) {
                parts.add(part);
            }
        }
        PlainPool field = new PlainPool(new int[islands * each]);
        for (int p = 0; p < field.size(); p++) {
            for (int q = 0; q < p; q++) {
                if (p / each != q / each || parts.get(p / each).forbidden[p % each][q % each]) {
                    field.forbid(p, q);
                }
            }
        }
        List<Map<String, Integer>> seen = new ArrayList<>();
        parts.forEach(part -> seen.add(new TreeMap<>()));
        int draws = 3000;
        RandomSource draw = SEED.split("islands").draws();
        Meetings met = field.meetings();
        Meetings bans = field.bans();
        for (int i = 0; i < draws; i++) {
            int[] pairs = lawful(field, met, bans, draw);
            for (int island = 0; island < islands; island++) {
                seen.get(island).merge(LiteralSwiss.key(part(pairs, island, each)), 1, Integer::sum);
            }
        }
        Fit fit = new Fit();
        for (int island = 0; island < islands; island++) {
            fit.add(new LiteralSwiss(parts.get(island)).law(), seen.get(island), draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    private static int[] part(int[] pairs, int island, int each) {
        int[] own = new int[each];
        int at = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i] / each == island) {
                own[at++] = pairs[i] % each;
                own[at++] = pairs[i + 1] % each;
            }
        }
        return own;
    }

    @Test
    void twoRoundsBeforeTheEndOfARoundRobinTheLawIsKept() {
        // What is left are rings of players; each can be paired in two ways, so all pairings are equally likely.
        for (int i = 0; i < 10; i++) {
            RandomSource draw = SEED.split("rings", i).draws();
            int players = 24 + 2 * draw.below(20);
            PlainPool field = PlainPools.exhausted(players, players - 3, 1, draw);
            lawful(field, field.meetings(), field.bans(), draw);
        }
    }

    @Test
    void threeRoundsBeforeTheEndOfARoundRobinOf128TheLawIsKept() {
        RandomSource draw = SEED.split("robin").draws();
        PlainPool field = PlainPools.exhausted(128, 124, 1, draw);
        lawful(field, field.meetings(), field.bans(), draw);
    }

    /** Six of sixty may meet two others each, all different. */
    @Test
    void hermitsMeetWhomTheyMayWithEqualChances() {
        // Hermit k may meet 6 + 2k and 7 + 2k, the others everyone else: by symmetry each has half a chance.
        int n = 60;
        PlainPool field = new PlainPool(new int[n]);
        for (int k = 0; k < 6; k++) {
            for (int q = k + 1; q < n; q++) {
                if (q != 6 + 2 * k && q != 7 + 2 * k) {
                    field.forbid(k, q);
                }
            }
        }
        int draws = 2000;
        int[][] seen = new int[7][n];
        RandomSource draw = SEED.split("six").draws();
        Meetings met = field.meetings();
        Meetings bans = field.bans();
        for (int i = 0; i < draws; i++) {
            int[] pairs = lawful(field, met, bans, draw);
            for (int k = 0; k < n; k++) {
                if (pairs[k] < 6 || pairs[k] == 30) {
                    seen[Math.min(6, pairs[k])][pairs[k ^ 1]]++;
                }
            }
        }
        Fit fit = new Fit();
        for (int k = 0; k < 6; k++) {
            Map<String, Ratio> law = new TreeMap<>();
            law.put("" + (6 + 2 * k), Ratio.of(1, 2));
            law.put("" + (7 + 2 * k), Ratio.of(1, 2));
            add(fit, law, seen[k], draws);
        }
        // Player 30 meets one of the 41 who have no hermit in reach, or of the six who were left of twelve.
        Map<String, Ratio> law = new TreeMap<>();
        for (int q = 6; q < n; q++) {
            if (q != 30) {
                law.put("" + q, q < 18 ? Ratio.of(1, 2 * 47) : Ratio.of(1, 47));
            }
        }
        add(fit, law, seen[6], draws);
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    @Test
    void theStatedBorderIsTheBorder() {
        // Twelve hermits are served by the law, the thirteenth is one too many.
        assertThat(isLawful(hermits(12))).isTrue();
        assertThat(isLawful(hermits(13))).isFalse();
        // Four rounds to go in a round robin of sixty can be counted, nineteen cannot.
        assertThat(isLawful(PlainPools.exhausted(60, 55, 1, SEED.draws()))).isTrue();
        assertThat(isLawful(PlainPools.exhausted(60, 40, 1, SEED.draws()))).isFalse();
    }

    /** Sixty players, this many of whom may meet one single other each. */
    private static PlainPool hermits(int count) {
        PlainPool field = new PlainPool(new int[60]);
        for (int a = 0; a < count; a++) {
            for (int b = a + 1; b < 60; b++) {
                if (b != count + a) {
                    field.forbid(a, b);
                }
            }
        }
        return field;
    }

    private static boolean isLawful(PlainPool field) {
        PairingNotes notes = new PairingNotes();
        SwissKernel.pair(
                field.points,
                field.meetings(),
                field.bans(),
                SEED.split("border").draws(),
                notes);
        return notes.isLawful();
    }

    private static void add(Fit fit, Map<String, Ratio> law, int[] seen, int draws) {
        Map<String, Integer> counts = new TreeMap<>();
        for (int p = 0; p < seen.length; p++) {
            if (seen[p] > 0) {
                counts.put("" + p, seen[p]);
            }
        }
        fit.add(law, counts, draws);
    }

    /** Twelve of 24 share the top and may not meet: each meets each of the others on different points equally often. */
    @Test
    void aCrowdAtTheTopIsSharedOutWithEqualChances() {
        int half = 12;
        PlainPool field = new PlainPool(new int[2 * half]);
        for (int p = 0; p < 2 * half; p++) {
            field.points[p] = p < half ? 100 : p;
            for (int q = 0; p < half && q < p; q++) {
                field.forbid(p, q);
            }
        }
        int draws = 3000;
        int[][] seen = new int[half][2 * half];
        RandomSource draw = SEED.split("crowd").draws();
        Meetings met = field.meetings();
        Meetings bans = field.bans();
        for (int i = 0; i < draws; i++) {
            int[] pairs = lawful(field, met, bans, draw);
            for (int k = 0; k < pairs.length; k += 2) {
                seen[pairs[k]][pairs[k + 1]]++;
            }
        }
        Fit fit = new Fit();
        for (int p = 0; p < half; p++) {
            Map<String, Ratio> law = new TreeMap<>();
            for (int q = half; q < 2 * half; q++) {
                law.put("" + q, Ratio.of(1, half));
            }
            add(fit, law, seen[p], draws);
        }
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }
}

package io.github.crisisrules.tournament.kernel.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.tournament.kernel.Fit;
import io.github.crisisrules.tournament.kernel.LiteralChoices;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.PlainPool;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Draws for crowded groups against choices listed one by one. */
class ChoiceSamplerProperties {
    private static final Seed SEED = Seed.of(61);

    @Test
    void sparseGroupsAreCountedAsListedAndDrawnWithEqualChances() {
        Fit fit = new Fit();
        int drawn = 0;
        for (int i = 0; i < 120; i++) {
            RandomSource draw = SEED.split("sparse", i).draws();
            int floats = draw.below(3);
            PlainPool plain = sparse(4 + 2 * draw.below(3) + floats % 2, 4, draw);
            for (int steps = floats; steps <= 2 * floats; steps++) {
                List<String> listed = new LiteralChoices(plain, floats, steps).all();
                PairingState field = field(plain);
                int deepest = field.groupCount() - 1;
                Segment whole = new Segment(field, 0, deepest, -1, -1, false, Segment.Exit.WHOLE);
                SparseGroupSampler sparse = new SparseGroupSampler(field, whole, 0, floats, steps, deepest);
                assertThat(sparse.total()).as(i + " " + plain).isEqualTo(listed.size());
                assertThat(sparse.isUsable()).isEqualTo(!listed.isEmpty());
                if (listed.size() > 1 && listed.size() < 200) {
                    check(fit, field, sparse, listed, floats, steps, draw);
                    drawn++;
                }
            }
        }
        assertThat(drawn).isGreaterThan(60);
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    /** A group in which each pair may meet with some chance, above two groups of the same sort. */
    private static PlainPool sparse(int group, int below, RandomSource draw) {
        PlainPool field = new PlainPool(new int[group + 2 * below]);
        for (int p = 0; p < field.size(); p++) {
            field.points[p] = p < group ? 2 : p < group + below ? 1 : 0;
            for (int q = 0; q < p; q++) {
                if (draw.below(100) < 55) {
                    field.forbid(p, q);
                }
            }
        }
        return field;
    }

    @Test
    void choicesThatServeAllHermitsAreEquallyLikely() {
        Fit fit = new Fit();
        int drawn = 0;
        for (int i = 0; i < 150; i++) {
            RandomSource draw = SEED.split("hermits", i).draws();
            int floats = draw.below(2);
            PlainPool plain = hermits(8 + floats, 1 + draw.below(3), draw);
            int steps = floats * (1 + draw.below(2));
            List<String> listed = new LiteralChoices(plain, floats, steps).all();
            PairingState field = field(plain);
            IsolatedPlayerSampler hermits = new IsolatedPlayerSampler(field, 0, floats, steps);
            if (listed.size() > 1 && listed.size() < 1000 && hermits.isUsable()) {
                check(fit, field, hermits, listed, floats, steps, draw);
                drawn++;
            }
        }
        assertThat(drawn).isGreaterThan(60);
        assertThat(fit.isRefused()).as(fit.toString()).isFalse();
    }

    /** Some players who may meet one or two others, of the group, of each other or of the groups below; now and then others have met. */
    private static PlainPool hermits(int group, int hermits, RandomSource draw) {
        PlainPool field = new PlainPool(new int[group + 6]);
        for (int p = 0; p < field.size(); p++) {
            field.points[p] = p < group ? 2 : p < group + 3 ? 1 : 0;
            for (int q = 0; q < p; q++) {
                int chance = q >= hermits ? 5 : p < group ? 80 : 40;
                if (draw.below(100) < chance) {
                    field.forbid(p, q);
                }
            }
        }
        return field;
    }

    private static PairingState field(PlainPool plain) {
        return new PairingState(plain.points, plain.meetings(), plain.bans());
    }

    private static void check(
            Fit fit,
            PairingState field,
            ChoiceSampler choices,
            List<String> listed,
            int floats,
            int steps,
            RandomSource draw) {
        OpponentSampler opponents = new OpponentSampler(field);
        opponents.prepare(0, floats, steps, field.groupCount() - 1);
        Map<String, Ratio> law = new TreeMap<>();
        listed.forEach(choice -> law.put(choice, Ratio.of(1, listed.size())));
        Map<String, Integer> seen = new TreeMap<>();
        int draws = 30 * listed.size();
        for (int i = 0; i < draws; ) {
            if (choices.propose(draw, opponents)) {
                seen.merge(laid(field, opponents), 1, Integer::sum);
                i++;
            }
        }
        fit.add(law, seen, draws);
    }

    /** The choice laid out in the field, as {@link LiteralChoices} writes it. */
    private static String laid(PairingState field, OpponentSampler opponents) {
        Map<Integer, String> pairs = new TreeMap<>();
        int at = field.low[0];
        for (int h = 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                int one = field.order[at++];
                pairs.put(one, one + "-" + field.order[field.low[h] + i]);
            }
        }
        for (; at < field.high[0]; at += 2) {
            int one = Math.min(field.order[at], field.order[at + 1]);
            pairs.put(one, one + "-" + Math.max(field.order[at], field.order[at + 1]));
        }
        return String.join(" ", pairs.values());
    }
}

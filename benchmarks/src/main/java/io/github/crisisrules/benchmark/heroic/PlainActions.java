package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.ActionOutcome;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import java.util.Arrays;

/** Actions of six dice against six, rolled and evaluated on plain arrays, for comparison with exact odds. */
final class PlainActions {
    private static final int SIMULATED = 20_000;
    static final Pool ACTION = Pool.of("d6+2d8+2d10+d12");
    static final Pool REACTION = Pool.of("2d6+2d8+d10+d12");
    private static final int[] SIX = sides(ACTION);
    private static final int[] OTHER_SIX = sides(REACTION);
    private static final int[] THREE = {6, 8, 10};

    /** The factor by which six dice against six have more combinations of faces than three against three. */
    static final double FACES_OF_SIX_OVER_THREE =
            combinations(SIX) * combinations(OTHER_SIX) / (combinations(THREE) * combinations(THREE));

    private PlainActions() {}

    /** Returns the exact odds, from the pools to the distribution. */
    static Distribution<ActionOutcome> exact() {
        return ActionOdds.hurting(RollPlan.of(ACTION), ReactionPlan.of(REACTION))
                .outcomes();
    }

    /** Rolls and evaluates 20,000 actions, and returns the number of each outcome. */
    static long[] simulated(RandomSource random) {
        int[] mine = new int[SIX.length];
        int[] theirs = new int[OTHER_SIX.length];
        long[] tally = new long[14];
        for (int i = 0; i < SIMULATED; i++) {
            roll(random, SIX, mine);
            roll(random, OTHER_SIX, theirs);
            tally[outcome(SIX, mine, OTHER_SIX, theirs)]++;
        }
        return tally;
    }

    /** Evaluates all faces of three dice against three, 230,400 actions, and returns the number of each outcome. */
    static long[] allFacesOfThreeAgainstThree() {
        int[] faces = new int[6];
        Arrays.fill(faces, 1);
        int[] mine = new int[3];
        int[] theirs = new int[3];
        long[] tally = new long[14];
        int die = 0;
        while (die < 6) {
            System.arraycopy(faces, 0, mine, 0, 3);
            System.arraycopy(faces, 3, theirs, 0, 3);
            tally[outcome(THREE, mine, THREE, theirs)]++;
            for (die = 0; die < 6 && faces[die] == THREE[die % 3]; die++) {
                faces[die] = 1;
            }
            if (die < 6) {
                faces[die]++;
            }
        }
        return tally;
    }

    private static int[] sides(Pool pool) {
        return pool.dice().toJavaStream().mapToInt(DieSize::sides).toArray();
    }

    private static double combinations(int[] sides) {
        double product = 1;
        for (int one : sides) {
            product *= one;
        }
        return product;
    }

    private static void roll(RandomSource random, int[] sides, int[] faces) {
        for (int i = 0; i < sides.length; i++) {
            faces[i] = 1 + random.below(sides[i]);
        }
    }

    // 0 to 6: the actor wins with that effect (half the sides, 0 for none); 7 and up: the reaction wins.
    private static int outcome(int[] sides, int[] faces, int[] otherSides, int[] otherFaces) {
        int mine = read(sides, faces);
        int theirs = read(otherSides, otherFaces);
        boolean won = mine / 16 >= theirs / 16;
        int effect = (won ? mine : theirs) % 16;
        int other = (won ? theirs : mine) % 16;
        effect = Math.min(12, effect + Math.abs(mine / 16 - theirs / 16) / 5 * 2);
        effect = other > effect ? effect - 2 : effect;
        return (won ? 0 : 7) + (effect < 4 ? 0 : effect / 2);
    }

    // Returns total * 16 + sides of the effect die, for the highest total and the largest die it leaves. The dice
    // must be in order of size.
    private static int read(int[] sides, int[] faces) {
        int first = -1;
        int second = -1;
        for (int i = 0; i < faces.length; i++) {
            if (faces[i] > 1 && (first < 0 || faces[i] > faces[first])) {
                second = first;
                first = i;
            } else if (faces[i] > 1 && (second < 0 || faces[i] > faces[second])) {
                second = i;
            }
        }
        int effect = 4;
        for (int i = 0; i < faces.length; i++) {
            if (faces[i] > 1 && i != first && i != second) {
                effect = sides[i];
            }
        }
        return ((first < 0 ? 0 : faces[first]) + (second < 0 ? 0 : faces[second])) * 16 + effect;
    }
}

package io.github.crisisrules.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The limit of exact odds, in steps that can be counted by hand, and the order of outcomes. */
class OddsLimitTest {
    private static CrisisPlan wilds(int rerolls) {
        return CrisisPlan.of(RollRules.attack().rerolling(rerolls))
                .towards(RollGoal.atLeast(2, CrisisFace.WILD), RollGoal.most(Successes.attack()));
    }

    private static void assertRefused(String what, ThrowingCallable asked) {
        assertThatThrownBy(asked)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(what + " steps, but the limit is 8000000. Roll or reroll fewer dice, change fewer dice,"
                        + " or ask about fewer faces.");
    }

    @Test
    void talliesWithoutRerollsTakeTheirWordsAndALook() {
        // Criticals make forty of twenty dice. Forty dice or fewer fall into 6 kinds in (46 over 6) = 9366819 ways,
        // each
        // of five words that are written, and looked at once in the end.
        assertRefused(
                "20 dice with 0 rerolls and 6 kinds of faces would take 56200914",
                () -> CrisisOdds.faces(CrisisPlan.of(RollRules.attack()), DicePool.of(20)));
    }

    @Test
    void everyRerollWritesThemOnceMore() {
        // (36 over 6) = 1947792 tallies of thirty dice, four words each: once for the roll, once for the reroll, and a
        // look.
        assertRefused(
                "15 dice with 1 reroll and 6 kinds of faces would take 17530128",
                () -> CrisisOdds.faces(wilds(1), DicePool.of(15)));
    }

    @Test
    void oddsOfAGoalTellApartWhatIsRerolledToo() {
        // Two hundred dice. (203 over 3) = 1373701 tallies of the three kinds that a reroll looks at, twenty words
        // each;
        // 201 numbers of wilds, twenty words more for the reroll, and a look.
        assertRefused(
                "100 dice with 1 reroll and 3 kinds of faces would take 27478241",
                () -> CrisisOdds.goal(wilds(1), DicePool.of(100)));
    }

    @Test
    void theChoiceOfRerollsIsBoundedByItself() {
        // Each of (203 over 3) tallies is looked at with 0 to 5 rerolls. Of the two kinds that the goals tell apart
        // there
        // are (202 over 2) = 20301 tallies: a word for each of two goals and 0 to 5 rerolls, and a look.
        assertRefused(
                "100 dice with 5 rerolls and 3 kinds of faces would take 8506119",
                () -> RerollAdvice.of(wilds(5), DicePool.of(100)));
        assertRefused(
                "100 dice with 5 rerolls and 3 kinds of faces would take 8506119",
                () -> CrisisOdds.goal(wilds(5), DicePool.of(100)));
        // Eleven rerolls are 33 bits, which take two words.
        assertRefused(
                "100 dice with 11 rerolls and 3 kinds of faces would take 17479161",
                () -> RerollAdvice.of(wilds(11), DicePool.of(100)));
    }

    @ParameterizedTest
    @MethodSource("io.github.crisisrules.core.dice.CrisisPlanTest#plans")
    void numbersAreReportedFromTheLowestOn(CrisisPlan plan) {
        for (TreeSet<CrisisFace> faces : Vector.of(
                TreeSet.of(CrisisFace.WILD, CrisisFace.FAILURE),
                TreeSet.of(CrisisFace.HIT, CrisisFace.BLANK, CrisisFace.CRITICAL))) {
            Vector<Integer> outcomes =
                    CrisisOdds.count(plan, DicePool.of(2), faces).outcomes();
            assertThat(outcomes).isEqualTo(outcomes.sorted());
        }
    }

    @Test
    void noCountOfATallyIsBelowZero() {
        for (int face = 0; face < 6; face++) {
            int[] counts = new int[6];
            counts[face] = -1;
            assertThatThrownBy(() -> new FaceTally(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]))
                    .hasMessageContaining("The count of each face must be 0 or more");
        }
    }

    @Test
    void facesOfAKindThatAnOrderDoesNotNameAreApartFromThoseItNames() {
        // Blanks and blocks are not distinguished, nor are hits and wilds; the order names a hit and then a blank.
        FaceKinds two = FaceKinds.apart(
                Vector.of(TreeSet.of(CrisisFace.BLANK, CrisisFace.BLOCK), TreeSet.of(CrisisFace.HIT, CrisisFace.WILD)));
        FaceKinds named = two.inRuns(Vector.of(Vector.of(CrisisFace.HIT, CrisisFace.BLANK)));
        assertThat(named.of(CrisisFace.BLANK)).isNotEqualTo(named.of(CrisisFace.BLOCK));
        assertThat(named.of(CrisisFace.HIT)).isNotEqualTo(named.of(CrisisFace.WILD));
    }
}

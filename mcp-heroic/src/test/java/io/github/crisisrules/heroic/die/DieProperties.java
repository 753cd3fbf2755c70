package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DieProperties {
    @Property(tries = 300)
    @Verifies(DICE)
    void notationIsReadBack(@ForAll("pools") Pool pool) {
        assertThat(Pool.parse(pool.toString())).contains(pool);
    }

    @Property(tries = 200)
    @Verifies({ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    void anOpportunityIsNeverPartOfATotalOrAnEffect(@ForAll("rolls") Roll roll) {
        for (DiceChoice choice : DiceChoice.all(roll, 2)) {
            assertThat(choice.totalDice().appendAll(choice.effectDice()))
                    .noneMatch(place -> roll.dice().get(place).isOpportunity());
        }
    }

    @Property(tries = 200)
    @Verifies(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
    void noChoiceIsBetterThanThePick(@ForAll("rolls") Roll roll, @ForAll("totals") int reach) {
        DiceChoice highest = Pick.HIGHEST_TOTAL.choose(roll, 2);
        DiceChoice still = Pick.largestEffectReaching(reach).choose(roll, 2);
        for (DiceChoice choice : DiceChoice.all(roll, 2)) {
            assertThat(choice.total()).isLessThanOrEqualTo(highest.total());
            if (choice.total() == highest.total()) {
                assertThat(choice.effect()).isLessThanOrEqualTo(highest.effect());
            }
            if (choice.total() >= reach) {
                assertThat(still.total()).isGreaterThanOrEqualTo(reach);
                assertThat(choice.effect()).isLessThanOrEqualTo(still.effect());
            }
        }
    }

    @Provide
    Arbitrary<Pool> pools() {
        return DieArbitraries.pools(0, 12);
    }

    @Provide
    Arbitrary<Roll> rolls() {
        return DieArbitraries.rolls(0, 6);
    }

    @Provide
    Arbitrary<Integer> totals() {
        return Arbitraries.integers().between(0, 24);
    }
}

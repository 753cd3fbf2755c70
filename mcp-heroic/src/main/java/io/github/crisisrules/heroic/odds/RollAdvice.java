package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Roll;

/**
 * The best use of rolled dice, by exact odds against a reaction yet to be rolled: the dice that form the total,
 * the effect dice, and which of them to pay for. It is never worse than a plan made before the roll, because the
 * faces are known.
 *
 * @param choice the dice; those beyond two in the total and one effect die are bought for 1 PP each
 * @param plotPoints the number of bought dice
 * @param chance the probability of reaching the goal
 */
public record RollAdvice(DiceChoice choice, int plotPoints, Ratio chance) {
    /**
     * Returns the choice with the highest probability. Ties go to the cheapest choice, then to the highest total,
     * then to the largest effect dice, then to the first dice of the roll.
     *
     * @param hurting whether the action is an attack, so that the reaction's effect die may step the effect back
     * @throws IllegalArgumentException if {@code plotPoints} is negative or the roll has more than
     * {@link RollPlan#MAX_DICE} dice
     */
    @Rule({PLAYERS_CHOOSE_TOTAL_AND_EFFECT, PP_AFTER})
    public static RollAdvice best(Roll roll, int plotPoints, ReactionPlan reaction, boolean hurting, Goal goal) {
        if (plotPoints < 0) {
            throw new IllegalArgumentException("A budget must be 0 PP or more, not " + plotPoints + ".");
        }
        if (roll.dice().size() > RollPlan.MAX_DICE) {
            throw new IllegalArgumentException("A roll of " + roll.dice().size() + " dice exceeds the limit of "
                    + RollPlan.MAX_DICE + ". Leave some out.");
        }
        return new ChoiceSearch(roll, plotPoints, new Opposition(reaction, hurting, goal)).best();
    }
}

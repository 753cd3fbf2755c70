package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Roll;

/**
 * The best use of dice that have fallen, by exact odds against a reaction that is still to be rolled: which dice form the total,
 * which are effect dice, and which of them are paid for. It is never worse than a plan made before the roll, because the
 * faces are known.
 *
 * @param choice the dice; those beyond the usual two in the total and one effect die are bought for 1 PP each
 * @param plotPoints how many are bought
 * @param chance the chance to reach the goal
 */
public record RollAdvice(DiceChoice choice, int plotPoints, Ratio chance) {
    /**
     * The choice with the highest chance. Among equals the cheapest, then the one with the highest total, then the one
     * with the largest effect dice, then the first dice of the roll.
     *
     * @param hurting whether the action is an attack, so that the reaction's effect die may step the effect back
     */
    @Rule({PLAYERS_CHOOSE_TOTAL_AND_EFFECT, PP_AFTER})
    public static RollAdvice best(Roll roll, int plotPoints, ReactionPlan reaction, boolean hurting, Goal goal) {
        if (plotPoints < 0) {
            throw new IllegalArgumentException("a budget must be 0 PP or more, not " + plotPoints);
        }
        if (roll.dice().size() > RollPlan.MOST_DICE) {
            throw new IllegalArgumentException("advice on a roll of "
                    + roll.dice().size() + " dice; at most " + RollPlan.MOST_DICE + " are worked out: leave some out");
        }
        return new ChoiceSearch(roll, plotPoints, new Opposition(reaction, hurting, goal)).best();
    }
}

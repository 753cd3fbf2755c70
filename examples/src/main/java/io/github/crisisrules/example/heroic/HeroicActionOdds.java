package io.github.crisisrules.example.heroic;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.odds.ActionOdds;
import io.github.crisisrules.heroic.odds.DiceOnOffer;
import io.github.crisisrules.heroic.odds.Goal;
import io.github.crisisrules.heroic.odds.PlotPointAdvice;
import io.github.crisisrules.heroic.odds.ReactionPlan;
import io.github.crisisrules.heroic.odds.RollPlan;
import io.vavr.control.Either;

/**
 * A program that computes the odds of an attack on a charging brute by a wall-crawler with a partner, and the value
 * of a plot point in it.
 */
public final class HeroicActionOdds {
    private HeroicActionOdds() {}

    /** Prints the exact odds. */
    public static void main(String[] args) {
        Program program = given -> given.isEmpty()
                ? Either.right(report())
                : Either.left(
                        "'" + given.head() + "' is not understood: this program takes no arguments but --version");
        program.start(args);
    }

    /** Returns the text that {@link #main} prints. */
    public static String report() {
        // Buddy D8, a distinction D8, strength D10, webs D8 and acrobatics D10 against solo D8, a distinction D8 and
        // might D12.
        Pool attack = Pool.of("3d8+2d10");
        Pool defence = Pool.of("2d8+d12");
        Pool doom = Pool.of("2d6");
        RollPlan plan = RollPlan.of(attack);
        ReactionPlan reaction = ReactionPlan.of(defence);
        ActionOdds odds = ActionOdds.hurting(plan, reaction);
        StringBuilder text = new StringBuilder();
        line(text, attack + " attacks, " + defence + " reacts");
        chance(text, "wins", odds.chanceToWin());
        for (DieSize size : DieSize.all()) {
            chance(text, "wins with " + size + " or more", odds.chanceOfEffect(size));
        }
        chance(text, "two effect dice", odds.chance(Goal.TWO_EFFECTS));
        line(
                text,
                "doom grows on average by "
                        + odds.actionRoll()
                                .expectedDoomGrowth(doom, DoomGrowth.STEP_UP_LOWEST)
                                .toDecimal(2)
                        + " sides if every opportunity steps up the lowest die");
        PlotPointAdvice advice = PlotPointAdvice.best(
                plan, DiceOnOffer.atMostOneOf(DieSize.D6, DieSize.D8), 1, reaction, true, Goal.effect(DieSize.D10));
        line(
                text,
                "best plot point for a D10 effect: "
                        + (advice.bought().isEmpty() ? "" : "add " + advice.bought() + ", ")
                        + (advice.plan().extraTotalDice() > 0 ? "a third die in the total, " : "")
                        + (advice.plan().extraEffectDice() > 0 ? "a second effect die, " : "")
                        + "pick the " + advice.plan().pick().describe() + ": "
                        + percent(advice.chance().times(100).toDecimal(2)));
        return text.toString();
    }

    private static void chance(StringBuilder text, String of, Ratio chance) {
        line(text, String.format("%-22s %8s", of, percent(chance.times(100).toDecimal(2))));
    }

    private static String percent(String number) {
        return number + " %";
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}

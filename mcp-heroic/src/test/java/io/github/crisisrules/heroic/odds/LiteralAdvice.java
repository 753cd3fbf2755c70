package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.Resolution;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;

/** Advice after a roll read literally: every choice at the table, each against every face of the reaction. */
final class LiteralAdvice {
    private LiteralAdvice() {}

    /** Every choice that this many plot points pay for, the dice in every order that matters. */
    static Vector<DiceChoice> choices(Roll roll, int plotPoints) {
        Vector<DiceChoice> all = Vector.empty();
        for (int total = 0; total <= plotPoints; total++) {
            Vector<DiceChoice> level = DiceChoice.all(roll, DiceChoice.DICE_IN_TOTAL + total);
            for (int effects = 0; effects <= plotPoints - total; effects++) {
                all = all.appendAll(level);
                level = level.filter(choice -> !choice.effectDice().isEmpty())
                        .flatMap(choice -> choice.spare()
                                .map(place -> new DiceChoice(
                                        roll,
                                        choice.totalDice(),
                                        choice.effectDice().append(place))));
            }
        }
        return all;
    }

    /** The chance that the goal is reached with these dice, face by face of the reaction. */
    static Ratio chance(DiceChoice choice, ReactionPlan reaction, boolean hurting, Goal goal) {
        long[] reached = new long[2];
        int reach = reaction.against(choice.total()).reach();
        LiteralOdds.forEachRoll(reaction.plan(), reach, theirs -> {
            reached[1]++;
            reached[0] += goal.reached().test(outcome(choice, reaction, theirs, hurting)) ? 1 : 0;
        });
        return Ratio.of(reached[0], reached[1]);
    }

    /**
     * A reaction that is enumerated once for each total it looks at, instead of once for each choice: the results of its rolls, each with the
     * number of rolls that give it. Large pools need it.
     */
    static final class Enumerated {
        private final ReactionPlan reaction;
        private final Map<Integer, Map<LiteralOdds.Literal, Long>> results = new TreeMap<>();

        Enumerated(ReactionPlan reaction) {
            this.reaction = reaction;
        }

        /** The chance that the goal is reached with these dice. */
        Ratio chance(DiceChoice choice, boolean hurting, Goal goal) {
            long all = 0;
            long reached = 0;
            for (Map.Entry<LiteralOdds.Literal, Long> theirs :
                    results(reaction.against(choice.total()).reach()).entrySet()) {
                all += theirs.getValue();
                boolean good = goal.reached().test(outcome(choice, reaction, theirs.getKey(), hurting));
                reached += good ? theirs.getValue() : 0;
            }
            return Ratio.of(reached, all);
        }

        private Map<LiteralOdds.Literal, Long> results(int reach) {
            return results.computeIfAbsent(reach, asked -> {
                Map<LiteralOdds.Literal, Long> tally = new TreeMap<>();
                LiteralOdds.forEachRoll(reaction.plan(), asked, one -> tally.merge(one, 1L, Long::sum));
                return tally;
            });
        }
    }

    private static ActionOutcome outcome(
            DiceChoice choice, ReactionPlan reaction, LiteralOdds.Literal theirs, boolean hurting) {
        Vector<DieSize> dice = Vector.of(theirs.effect(), theirs.second(), theirs.third())
                .filter(size -> size >= 0)
                .map(size -> DieSize.values()[size]);
        int declared = 1 + reaction.plan().extraEffectDice();
        Resolution resolution = Resolution.of(
                hurting ? Intent.HURT : Intent.HELP,
                RollResult.of(choice),
                new RollResult(theirs.total(), dice.take(declared)));
        Option<DieSize> spare = resolution.winner() == RollSide.ACTION
                ? choice.spareSizes().headOption()
                : dice.drop(declared).headOption();
        return ActionOutcome.of(
                resolution.winner(), resolution.effects().appendAll(spare.flatMap(resolution::secondEffect)));
    }
}

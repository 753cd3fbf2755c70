package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.odds.LiteralOdds.Literal;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** An action against a reaction read literally: every outcome of one side against every outcome of the other. */
final class LiteralClash {
    private LiteralClash() {}

    static Distribution<ActionOutcome> of(RollPlan action, ReactionPlan reaction, boolean hurting) {
        Map<Integer, Map<Literal, BigInteger>> answers = new LinkedHashMap<>();
        Map<ActionOutcome, BigInteger> tally = new LinkedHashMap<>();
        LiteralOdds.of(action)
                .forEach((mine, weight) -> answers.computeIfAbsent(
                                reaction.largestEffectThatWins() ? mine.total() : 0,
                                total -> LiteralOdds.of(
                                        reaction.plan(),
                                        reaction.largestEffectThatWins()
                                                ? total + 1
                                                : reaction.plan().pick().reach()))
                        .forEach((theirs, ways) -> tally.merge(
                                mine.total() >= theirs.total()
                                        ? outcome(RollSide.ACTION, mine, action.extraEffectDice(), theirs, hurting)
                                        : outcome(
                                                RollSide.REACTION,
                                                theirs,
                                                reaction.plan().extraEffectDice(),
                                                mine,
                                                true),
                                weight.multiply(ways),
                                BigInteger::add)));
        return Distribution.of(io.vavr.collection.LinkedHashMap.ofAll(tally));
    }

    private static ActionOutcome outcome(RollSide side, Literal winner, int extra, Literal loser, boolean hurting) {
        int[] dice = {winner.effect(), winner.second(), winner.third()};
        int count = extra > 0 && dice[1] >= 0 ? 2 : 1;
        int first = dice[0];
        for (int margin = winner.total() - loser.total(); margin >= 5; margin -= 5) {
            first++;
        }
        Vector<Integer> used = Vector.of(Math.min(first, 4));
        if (count == 2) {
            used = used.append(dice[1]);
        }
        if (first > 4 && dice[extra > 0 ? 2 : 1] >= 0) {
            used = used.append(dice[extra > 0 ? 2 : 1]);
        }
        Vector<Integer> back = used.map(size -> hurting && loser.effect() > size ? size - 1 : size);
        return new ActionOutcome(side, back.filter(size -> size >= 0).map(size -> DieSize.values()[size]));
    }
}

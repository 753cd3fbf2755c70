package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * The first tiebreaker, as an exact fraction. In binary floating point, equal values such as 24/7 can differ in the
 * last bit, depending on the order of summation, and players have been misranked because of it.
 */
public final class StrengthOfSchedule {
    private StrengthOfSchedule() {}

    /**
     * Returns the mean, over the opponents met, of the opponent's points divided by rounds played; 0 without an
     * opponent.
     */
    @Rule({EventRuleId.SOS, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    public static Ratio of(Records records, PlayerId player) {
        Vector<PlayerId> opponents = records.of(player).opponents();
        if (opponents.isEmpty()) {
            return Ratio.ZERO;
        }
        Ratio sum = Ratio.ZERO;
        for (PlayerId opponent : opponents) {
            PlayerRecord met = records.of(opponent);
            sum = sum.plus(Ratio.of(met.points(), met.rounds()));
        }
        return sum.over(opponents.size());
    }
}

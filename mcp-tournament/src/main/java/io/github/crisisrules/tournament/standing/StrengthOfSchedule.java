package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;

/**
 * The first tiebreaker, as an exact fraction. Computed in binary floating point, equal values such as 24/7 can differ
 * in the last bit according to the order of the sum, and players have been misranked by that.
 */
public final class StrengthOfSchedule {
    private StrengthOfSchedule() {}

    /** The mean over opponents met of the opponent's points by rounds played; 0 for one who met nobody. */
    @Rule({EventRules.SOS, EventRules.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
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

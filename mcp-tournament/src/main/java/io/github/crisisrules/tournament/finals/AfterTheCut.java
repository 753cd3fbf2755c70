package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * How the stage after a progression cut is played. The Timeline document prescribes the bracket; the Challenger
 * document makes a cut and does not say what follows it, so there it is a choice to announce before the event.
 */
@Rule(EventRules.AFTER_THE_CUT_A_BRACKET)
public enum AfterTheCut {
    /** Single elimination: the default. */
    BRACKET,
    /** Swiss rounds go on among the qualifiers until one of them leads alone. */
    SWISS_GOES_ON;

    /** What an event uses whose organizer announced nothing else. */
    public static final AfterTheCut DEFAULT = BRACKET;

    /** The player with more event points than anybody else, if there is one. */
    @Rule(EventRules.AFTER_THE_CUT_A_BRACKET)
    public static Option<PlayerId> soleLeader(Map<PlayerId, Integer> eventPoints) {
        if (eventPoints.isEmpty()) {
            throw new IllegalArgumentException("the lead needs at least one player; none was given");
        }
        eventPoints.find(points -> points._2 < 0).forEach(points -> {
            throw new IllegalArgumentException(points._1 + " cannot have " + points._2 + " event points");
        });
        int most = eventPoints.values().max().get();
        var leaders = eventPoints.filterValues(points -> points == most);
        return leaders.size() == 1 ? Option.some(leaders.head()._1) : Option.none();
    }

    /**
     * Who has won, where Swiss rounds go on: one must lead alone after at least one round among the qualifiers, for a
     * cut without a round after it would decide nothing.
     *
     * @param roundsSinceTheCut rounds that were finished among the qualifiers
     * @param eventPoints of the qualifiers, from the whole event
     */
    @Rule(EventRules.AFTER_THE_CUT_A_BRACKET)
    public static Option<PlayerId> winnerOfTheSwiss(int roundsSinceTheCut, Map<PlayerId, Integer> eventPoints) {
        if (roundsSinceTheCut < 0) {
            throw new IllegalArgumentException("rounds since the cut must be 0 or more, not " + roundsSinceTheCut);
        }
        return roundsSinceTheCut == 0 ? Option.none() : soleLeader(eventPoints);
    }
}

package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * The way in which the stage after a progression cut is played. The Timeline document prescribes the bracket. The
 * Challenger document makes a cut and does not say what follows, so there it is a policy to announce before the
 * event.
 */
@Rule(EventRuleId.AFTER_THE_CUT_A_BRACKET)
public enum PostCutStage implements Describable {
    /** Single elimination, the default. */
    BRACKET,
    /** Swiss rounds continue among the qualifiers until one of them leads alone. */
    SWISS_CONTINUES;

    /** The policy of an event that announced no other. */
    public static final PostCutStage DEFAULT = BRACKET;

    /**
     * Returns the stage whose random tiebreak order applies after the cut. A bracket keeps that of stage 1, because
     * the Swiss ranks do not change; where Swiss rounds continue, stage 2 has a new one.
     */
    @Rule(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    public int stageOfLots() {
        return this == BRACKET ? 1 : 2;
    }

    /**
     * Returns the player with more event points than every other player, or none if the lead is shared.
     *
     * @throws IllegalArgumentException if {@code eventPoints} is empty or contains a negative number
     */
    @Rule(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    public static Option<PlayerId> soleLeader(Map<PlayerId, Integer> eventPoints) {
        if (eventPoints.isEmpty()) {
            throw new IllegalArgumentException("A leader cannot be found without players. Give at least one player.");
        }
        eventPoints.find(points -> points._2 < 0).forEach(points -> {
            throw new IllegalArgumentException(
                    "Player " + points._1 + " cannot have " + points._2 + " event points. Give 0 or more.");
        });
        int most = eventPoints.values().max().get();
        var leaders = eventPoints.filterValues(points -> points == most);
        return leaders.size() == 1 ? Option.some(leaders.head()._1) : Option.none();
    }

    /**
     * Returns the winner where Swiss rounds continue after the cut: the player who leads alone after at least one
     * round among the qualifiers. Without that round the cut would decide nothing.
     *
     * @param roundsSinceTheCut the number of finished rounds among the qualifiers
     * @param eventPoints the points of the qualifiers in the whole event
     * @throws IllegalArgumentException if {@code roundsSinceTheCut} is negative
     */
    @Rule(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    public static Option<PlayerId> swissWinner(int roundsSinceTheCut, Map<PlayerId, Integer> eventPoints) {
        if (roundsSinceTheCut < 0) {
            throw new IllegalArgumentException(
                    "The rounds since the cut must be 0 or more, not " + roundsSinceTheCut + ".");
        }
        return roundsSinceTheCut == 0 ? Option.none() : soleLeader(eventPoints);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

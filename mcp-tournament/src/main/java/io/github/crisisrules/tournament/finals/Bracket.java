package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The final rounds so far: the seeds and every round that was paired, the last of which is being played. Only
 * {@link Finals} and {@link FinalAmendment} create brackets: each round holds the players who came through from
 * the round before.
 */
@Value.Immutable
@HouseStyle
public sealed interface Bracket permits ImmutableBracket {
    /** Returns the finalists by Swiss rank. */
    Seeding seeds();

    /** Returns the rounds paired so far, in order. */
    Vector<FinalRound> rounds();

    /**
     * Returns the players who came through the current round, by a win or a bye, and left before the next. Their
     * next opponents will have byes.
     */
    Vector<PlayerId> leaving();

    /** Returns the round being played. */
    default FinalRound round() {
        return rounds().last();
    }

    /**
     * Returns whether a game of the final rounds has begun: a result is in, a player left during the round, a later
     * round was paired, or the current one is being played. Until then, a qualifier who leaves is replaced.
     *
     * @param isPlayed whether the clock of the current round was started, or VPs are reported from it
     */
    @Rule({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    default boolean isBegun(boolean isPlayed) {
        return isPlayed
                || rounds().size() > 1
                || leaving().nonEmpty()
                || round().matches()
                        .exists(match ->
                                match.ending().isDefined() || !match.absent().isEmpty());
    }

    /** Returns whether the last match is decided. */
    default boolean isOver() {
        return rounds().size() == seeds().rounds() && round().isDecided();
    }

    /** Returns the winner of the last match, or none before it is decided or if both finalists left. */
    default Option<PlayerId> champion() {
        return isOver() ? round().matches().head().winner() : Option.none();
    }

    /** Returns the finalists who may still win, neither beaten nor absent. */
    default Vector<PlayerId> remaining() {
        return seeds().players()
                .filter(player -> roundLost(player).isEmpty() && !leaving().contains(player));
    }

    /** Returns the round in which a finalist lost or left, or none if that has not happened. */
    default Option<Integer> roundLost(PlayerId player) {
        return rounds().find(round -> round.losers().contains(player)).map(FinalRound::number);
    }

    /**
     * Returns the shared rank of a player who is out, or of the champion: in a bracket of 8, the losers of round 1
     * are 5th, of round 2 3rd, of round 3 2nd. Returns none for players still in the bracket.
     */
    @Rule(TimelineRuleId.RANKS)
    default Option<Integer> rankOf(PlayerId player) {
        return champion().contains(player) ? Option.some(1) : roundLost(player).map(this::rankOfLosers);
    }

    /**
     * Returns the best rank still open to a finalist if no more matches are played: the first for players who may still
     * win, and for players who came through and left, that of the next round's losers.
     */
    @Rule({EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    default int bestRankOf(PlayerId player) {
        return rankOf(player).getOrElse(() -> leaving().contains(player) ? rankOfLosers(rounds().size() + 1) : 1);
    }

    private int rankOfLosers(int round) {
        return (seeds().lines() >> round) + 1;
    }
}

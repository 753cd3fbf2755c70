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
     * Returns the players who won their match of the current round and left before the next. Their next opponents
     * will have byes.
     */
    Vector<PlayerId> leaving();

    /** Returns the round being played. */
    default FinalRound round() {
        return rounds().last();
    }

    /**
     * Returns whether a game of the final rounds has begun: a result is in, a later round was paired, or the clock
     * runs. Until then, a qualifier who leaves is replaced.
     *
     * @param clockRuns whether the clock of the current round was started
     */
    @Rule({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP})
    default boolean isBegun(boolean clockRuns) {
        return clockRuns
                || rounds().size() > 1
                || round().matches().exists(match -> match.ending().isDefined());
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
        return champion().contains(player)
                ? Option.some(1)
                : roundLost(player).map(round -> (seeds().lines() >> round) + 1);
    }
}

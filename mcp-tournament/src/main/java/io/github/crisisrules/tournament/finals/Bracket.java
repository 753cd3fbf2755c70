package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The final rounds so far: the seeds and every round that was paired, the last of which is being played. A value of
 * {@link Finals}, which alone makes one: each round holds who came through from the round before.
 */
@Value.Immutable
@HouseStyle
public sealed interface Bracket permits ImmutableBracket {
    /** The finalists by Swiss rank. */
    Seeding seeds();

    /** The rounds paired so far, the first first. */
    Vector<FinalRound> rounds();

    /** Those who won their match of the current round and left before the next: their next opponents will have byes. */
    Vector<PlayerId> leaving();

    /** The round being played. */
    default FinalRound round() {
        return rounds().last();
    }

    /** Whether the last match is decided. */
    default boolean isOver() {
        return rounds().size() == seeds().rounds() && round().isDecided();
    }

    /** The winner of the last match; nobody before it is decided, and nobody where both finalists left. */
    default Option<PlayerId> champion() {
        return isOver() ? round().matches().head().winner() : Option.none();
    }

    /** Who may still win: not yet beaten, not absent. */
    default Vector<PlayerId> remaining() {
        return seeds().players()
                .filter(player -> roundLost(player).isEmpty() && !leaving().contains(player));
    }

    /** The round in which a finalist lost or left, if that has happened. */
    default Option<Integer> roundLost(PlayerId player) {
        return rounds().find(round -> round.losers().contains(player)).map(FinalRound::number);
    }

    /**
     * The shared rank of those who are out, and of the champion: in a bracket of 8 the losers of round 1 are 5th, of
     * round 2 3rd, of round 3 2nd. Nobody for those who are still in it.
     */
    @Rule(TimelineRules.RANKS)
    default Option<Integer> rankOf(PlayerId player) {
        return champion().contains(player)
                ? Option.some(1)
                : roundLost(player).map(round -> (seeds().size() >> round) + 1);
    }
}

package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * One match of a final round. It has two players, or fewer if an earlier match had no winner. It was played to an
 * ending, or has absent players, or is still open.
 */
@Value.Immutable
@HouseStyle
public sealed interface FinalMatch permits ImmutableFinalMatch {
    /** Returns the number of the match in its round, from 1. */
    int number();

    /** Returns the players who were to play it, the higher Swiss rank first. */
    Vector<PlayerId> players();

    /** Returns those of the players who left the event instead of playing the match. */
    Vector<PlayerId> absent();

    /** Returns how the match ended, or none if it was not played. */
    Option<MatchEnding> ending();

    /** Returns the two players who were to play it, or none if fewer came through. */
    default Option<Pairing> pairing() {
        return Option.when(
                players().size() == 2,
                () -> Pairing.of(players().get(0), players().get(1)));
    }

    /** Returns the players who are still there to play it. */
    default Vector<PlayerId> present() {
        return players().removeAll(absent());
    }

    /** Returns whether it is settled which player goes on, if any. */
    default boolean isDecided() {
        return ending().isDefined() || present().size() < 2;
    }

    /** Returns whether the {@link #winner} goes on without playing. */
    default boolean isBye() {
        return ending().isEmpty() && present().size() == 1;
    }

    /**
     * Returns the player who goes on: the winner of the match, or the player ranked higher after the Swiss rounds
     * if it would be a draw. Returns none while the match is open or if both players left.
     */
    @Rule({
        TimelineRuleId.FINAL_END,
        TimelineRuleId.FINAL_DROP,
        TimelineRuleId.FINAL_DRAW,
        EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND
    })
    default Option<PlayerId> winner() {
        return ending().map(end -> end.wonBy().getOrElse(players().get(0)))
                .orElse(isBye() ? present().headOption() : Option.none());
    }

    /** Returns the players eliminated by the match: the loser, and players who left. Empty while the match is open. */
    @Rule({TimelineRuleId.FINAL_END, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    default Vector<PlayerId> losers() {
        return isDecided() ? players().removeAll(winner()) : Vector.empty();
    }

    /**
     * Checks that the match has a number from 1 and at most two players, that absent players are among them, and
     * that an ending is one of two players who are both present.
     */
    @Value.Check
    default void check() {
        if (number() < 1 || players().size() > 2) {
            throw new IllegalArgumentException("A final match is numbered from 1 and has at most 2 players, not match "
                    + number() + " of " + players().mkString(", ") + ".");
        }
        if (!players().containsAll(absent())) {
            throw new IllegalArgumentException("Match " + number() + " has the players "
                    + players().mkString(", ") + ". Only these can be absent, not " + absent().mkString(", ") + ".");
        }
        if (ending().isDefined() && present().size() < 2) {
            throw new IllegalArgumentException(
                    "Match " + number() + " has fewer than 2 players present, so it cannot have an ending.");
        }
        if (!ending().map(MatchEnding::pairing).forAll(pairing()::contains)) {
            throw new IllegalArgumentException(
                    "Match " + number() + " of " + players().mkString(", ") + " cannot end with the ending of "
                            + ending().get().pairing() + ".");
        }
    }
}

package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * One match of a final round. It has two players, or fewer where nobody came through from an earlier match; it was
 * played to an ending, or somebody is absent, or it is still open.
 */
@Value.Immutable
@HouseStyle
public sealed interface FinalMatch permits ImmutableFinalMatch {
    /** Its number in its round, from 1. */
    int number();

    /** Who was to play it, the higher Swiss rank first. */
    Vector<PlayerId> players();

    /** Those of them who left the event instead of playing it. */
    Vector<PlayerId> absent();

    /** How it ended, once it was played. */
    Option<MatchEnding> ending();

    /** The two who were to play it; nothing where fewer came through. */
    default Option<Pairing> pairing() {
        return Option.when(
                players().size() == 2,
                () -> Pairing.of(players().get(0), players().get(1)));
    }

    /** Who is still there to play it. */
    default Vector<PlayerId> present() {
        return players().removeAll(absent());
    }

    /** Whether it is settled who goes on from it, if anybody does. */
    default boolean isDecided() {
        return ending().isDefined() || present().size() < 2;
    }

    /** Whether {@link #winner} goes on without playing. */
    default boolean isBye() {
        return ending().isEmpty() && present().size() == 1;
    }

    /**
     * Who goes on: the winner of the match, and where it would be a draw the one ranked higher after the Swiss rounds. Nobody
     * while it is open, and nobody where both left.
     */
    @Rule({
        TimelineRules.FINAL_END,
        TimelineRules.FINAL_DROP,
        TimelineRules.FINAL_DRAW,
        EventRules.DROPPED_FINALIST_LOSES_THE_ROUND
    })
    default Option<PlayerId> winner() {
        return ending().map(end -> end.result().winner().getOrElse(players().get(0)))
                .orElse(isBye() ? present().headOption() : Option.none());
    }

    /** Who is out by it: the loser, and whoever left; nobody while it is open. */
    @Rule({TimelineRules.FINAL_END, EventRules.DROPPED_FINALIST_LOSES_THE_ROUND})
    default Vector<PlayerId> losers() {
        return isDecided() ? players().removeAll(winner()) : Vector.empty();
    }

    /** An ending needs two players who are both there. */
    @Value.Check
    default void check() {
        if (number() < 1 || players().size() > 2) {
            throw new IllegalArgumentException("a final match is numbered from 1 and has at most 2 players, not match "
                    + number() + " of " + players().mkString(", "));
        }
        if (!players().containsAll(absent())) {
            throw new IllegalArgumentException("match " + number() + " has the players "
                    + players().mkString(", ") + "; nobody else can be absent from it, such as "
                    + absent().mkString(", "));
        }
        if (ending().isDefined() && present().size() < 2) {
            throw new IllegalArgumentException(
                    "match " + number() + " has fewer than 2 players who are there, so it cannot have an ending");
        }
        if (!ending().map(MatchEnding::pairing).forAll(pairing()::contains)) {
            throw new IllegalArgumentException(
                    "match " + number() + " of " + players().mkString(", ") + " cannot end with the ending of "
                            + ending().get().pairing());
        }
    }
}

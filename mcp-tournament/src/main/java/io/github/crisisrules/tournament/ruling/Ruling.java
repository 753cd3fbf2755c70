package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A Watcher's decision on a dispute, with the course of an appeal. Decisions are in the Watchers' own words. */
@Value.Immutable
@HouseStyle
public sealed interface Ruling extends Describable permits ImmutableRuling {
    /** Returns the number of the ruling in the event, from 1. */
    int number();

    /** Returns the Watcher who ruled. */
    Official by();

    /** Returns the decision. */
    String decision();

    /** Returns the player who appealed, or none. */
    Option<PlayerId> appealedBy();

    /**
     * Returns the decision of the Head Watcher on the appeal, or none if it was not heard. It equals
     * {@link #decision} if the ruling was upheld.
     */
    Option<String> headDecision();

    /** Returns the decision in force. While an appeal is open, this is the first decision. */
    default String inForce() {
        return headDecision().getOrElse(decision());
    }

    /** Returns whether an appeal waits for the Head Watcher. */
    default boolean isUnderAppeal() {
        return appealedBy().isDefined() && headDecision().isEmpty();
    }

    /** Returns whether the Head Watcher has heard the appeal and upheld the ruling. */
    default boolean isUpheld() {
        return headDecision().contains(decision());
    }

    /** Returns a description such as {@code Uatu decides "reroll"; Ada appeals; the ruling is upheld}. */
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

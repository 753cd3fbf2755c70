package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.card.ComponentId;

/**
 * A player's copy of a card; for a character, of the stat card.
 *
 * @param isProxy whether the copy is a stand-in for the real card
 */
public record CardCopy(ComponentId card, boolean isProxy) {
    /** Creates a copy that is the real card. */
    public static CardCopy original(ComponentId card) {
        return new CardCopy(card, false);
    }

    /** Creates a copy that is a stand-in for the card. */
    public static CardCopy proxy(ComponentId card) {
        return new CardCopy(card, true);
    }
}

package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.card.ComponentId;

/**
 * A player's copy of a card; for a character it is the stat card.
 *
 * @param proxy whether it only stands in for the real card
 */
public record CardCopy(ComponentId card, boolean proxy) {
    /** The real card. */
    public static CardCopy original(ComponentId card) {
        return new CardCopy(card, false);
    }

    /** Something that stands in for the card. */
    public static CardCopy proxy(ComponentId card) {
        return new CardCopy(card, true);
    }
}

package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.card.CharacterId;
import io.vavr.collection.LinkedHashSet;

/** A player's miniature for a character, with all faults that an inspector found. */
public record Miniature(CharacterId character, LinkedHashSet<MiniatureFault> faults) {
    /** Creates a miniature with the given faults, if any. */
    public static Miniature of(CharacterId character, MiniatureFault... faults) {
        return new Miniature(character, LinkedHashSet.of(faults));
    }
}

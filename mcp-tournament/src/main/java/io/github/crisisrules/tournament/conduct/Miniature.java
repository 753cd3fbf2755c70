package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.card.CharacterId;
import io.vavr.collection.LinkedHashSet;

/** A player's miniature for a character, with everything an inspector has against it. */
public record Miniature(CharacterId character, LinkedHashSet<MiniatureFault> faults) {
    /** A miniature with these faults, or none. */
    public static Miniature of(CharacterId character, MiniatureFault... faults) {
        return new Miniature(character, LinkedHashSet.of(faults));
    }
}

package io.github.crisisrules.encounter.squad;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The name of a player in a fault of a squad. It may be blank, because that is a fault too. */
public record PlayerName(String name) implements Describable {
    /** Returns whether the player has no name. */
    public boolean isBlank() {
        return name.isBlank();
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

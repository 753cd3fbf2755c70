package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;

/** The bye of a player in a Swiss round. */
public record RoundBye(int round, PlayerId player) implements Describable {
    /** Returns a description such as {@code round 2: Ada}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

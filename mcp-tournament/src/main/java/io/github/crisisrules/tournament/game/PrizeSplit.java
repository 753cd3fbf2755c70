package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * An agreement of players to split their prizes. It changes no result and no rank.
 *
 * @param players the players who agreed, each once
 * @param terms the agreement in their words
 */
public record PrizeSplit(Vector<PlayerId> players, String terms) implements Describable {
    /** Returns a description such as {@code Ada and Bruno split their prizes: "half each"}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

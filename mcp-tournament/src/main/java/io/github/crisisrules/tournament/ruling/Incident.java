package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;

/** An offence of one player, with the sanction that an official chose. */
public record Incident(PlayerId player, Offence offence, Sanction sanction, Official by) implements Describable {
    /** Returns a description such as {@code Ada is warned by Uatu for cheating}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

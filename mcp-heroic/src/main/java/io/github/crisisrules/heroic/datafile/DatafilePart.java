package io.github.crisisrules.heroic.datafile;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** A part of a datafile that has a name or a text. */
public enum DatafilePart implements Describable {
    /** A distinction. */
    DISTINCTION,
    /** A power set. */
    POWER_SET,
    /** A power of a power set. */
    POWER,
    /** A special effect of a power set. */
    SFX,
    /** A limit of a power set. */
    LIMIT,
    /** A specialty. */
    SPECIALTY,
    /** A milestone. */
    MILESTONE,
    /** The triggers of a milestone. */
    TRIGGERS,
    /** A resource of the event, unlocked with XP. */
    RESOURCE;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

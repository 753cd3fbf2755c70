package io.github.crisisrules.heroic.datafile;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The kinds of powers that other rules distinguish. */
public enum PowerKind implements Describable {
    /** Speed of reaction, which raises the price of an interrupt. */
    REFLEXES,
    /** Keen senses, which raise the price of an interrupt. */
    SENSES,
    /** Any other power. */
    OTHER;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

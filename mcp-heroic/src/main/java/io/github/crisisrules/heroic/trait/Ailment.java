package io.github.crisisrules.heroic.trait;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** One stress or trauma, by type. Each is recovered separately. */
public record Ailment(StressType type, boolean isTrauma) implements Describable {
    /** Returns the stress of the given type. */
    public static Ailment stress(StressType type) {
        return new Ailment(type, false);
    }

    /** Returns the trauma of the given type. */
    public static Ailment trauma(StressType type) {
        return new Ailment(type, true);
    }

    /** Describes the ailment, as in {@code physical stress}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    @Override
    public String toString() {
        return describe();
    }
}

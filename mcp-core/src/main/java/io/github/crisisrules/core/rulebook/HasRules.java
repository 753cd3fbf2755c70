package io.github.crisisrules.core.rulebook;

import io.vavr.collection.Vector;

/**
 * Something that is based on rules. The ids are written once, in the {@link Rule} annotation of the class or of one
 * of its interfaces; a type whose rules depend on its data overrides {@link #rules()}.
 */
public interface HasRules {
    /** Returns the ids of the rules it is based on, as in the catalogue; empty if no printed rule is involved. */
    default Vector<String> rules() {
        return RuleCitations.of(getClass());
    }
}

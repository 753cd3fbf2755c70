package io.github.crisisrules.heroic.trait;

import io.github.crisisrules.core.rulebook.Describable;
import java.util.Locale;

/** The kinds of traits that dice come from. */
public enum TraitKind implements Describable {
    /** Solo, buddy or team. */
    AFFILIATION,
    /** A distinction of the character. */
    DISTINCTION,
    /** A distinction of the scene. */
    SCENE_DISTINCTION,
    /** A power of a power set. */
    POWER,
    /** An expert or master specialty. */
    SPECIALTY,
    /** An asset, a temporary advantage. */
    ASSET,
    /** A resource, prepared with a specialty. */
    RESOURCE,
    /** A push, extra effort that the player buys. */
    PUSH,
    /** A stunt, a creative use of a power or specialty. */
    STUNT,
    /** A complication of the opposition. */
    COMPLICATION,
    /** Stress of the opposition, by type. */
    STRESS,
    /** Trauma of the opposition, by type. */
    TRAUMA,
    /** The character's own stress, used in the character's favour. */
    OWN_STRESS,
    /** A die of the doom pool. */
    DOOM;

    /** Describes the kind, as in {@code scene distinction}. */
    @Override
    public String words() {
        return this == DOOM ? "doom die" : name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns whether traits of this kind have a name of their own. */
    boolean isCalled() {
        return this != AFFILIATION && this != STRESS && this != TRAUMA && this != OWN_STRESS && this != DOOM;
    }

    /** Returns whether traits of this kind stand on a datafile. */
    public boolean isOnDatafile() {
        return this == AFFILIATION || this == DISTINCTION || this == POWER || this == SPECIALTY;
    }
}

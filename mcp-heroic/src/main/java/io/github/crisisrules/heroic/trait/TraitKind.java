package io.github.crisisrules.heroic.trait;

import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** The kinds of traits that dice come from. */
public enum TraitKind implements Worded {
    /** Solo, buddy or team. */
    AFFILIATION,
    /** One's own. */
    DISTINCTION,
    /** The scene's. */
    SCENE_DISTINCTION,
    /** Of a power set. */
    POWER,
    /** Expert or master. */
    SPECIALTY,
    /** Help at hand. */
    ASSET,
    /** Prepared with a specialty. */
    RESOURCE,
    /** Bought effort. */
    PUSH,
    /** A creative use of a power or specialty. */
    STUNT,
    /** Trouble of the opposition. */
    COMPLICATION,
    /** Stress of the opposition, by type. */
    STRESS,
    /** Trauma of the opposition, by type. */
    TRAUMA,
    /** One's own stress, put to use. */
    OWN_STRESS,
    /** A die of the doom pool. */
    DOOM;

    /** For people: {@code scene distinction}. */
    @Override
    public String words() {
        return this == DOOM ? "doom die" : name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether people give traits of this kind their names. */
    boolean isCalled() {
        return this != AFFILIATION && this != STRESS && this != TRAUMA && this != OWN_STRESS && this != DOOM;
    }

    /** Whether traits of this kind stand on a datafile. */
    public boolean isOnDatafile() {
        return this == AFFILIATION || this == DISTINCTION || this == POWER || this == SPECIALTY;
    }
}

package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATIONS_ARE_NOT_GIVEN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

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

    /** Returns whether traits of this kind have a name of their own. */
    boolean isCalled() {
        return this != AFFILIATION && this != STRESS && this != TRAUMA && this != OWN_STRESS && this != DOOM;
    }

    /** Returns whether this is stress or trauma, which effect dice change by recovery only. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    public boolean isAilment() {
        return this == STRESS || this == TRAUMA;
    }

    /** Returns whether traits of this kind stand on a datafile. */
    public boolean isOnDatafile() {
        return this == AFFILIATION || this == DISTINCTION || this == POWER || this == SPECIALTY;
    }

    /** Returns whether a villain who helps can give a trait of this kind to another character as an asset. */
    @Rule({VILLAIN_HELP, AFFILIATIONS_ARE_NOT_GIVEN})
    public boolean canBeGiven() {
        return isOnDatafile() && this != AFFILIATION;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

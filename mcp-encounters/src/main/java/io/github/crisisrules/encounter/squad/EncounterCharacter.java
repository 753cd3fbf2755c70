package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.AFFIL;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.CHARACTER;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A character that only the encounter that names it may use. It need not have a threat level. */
@Value.Immutable
@HouseStyle
@Rule(CHARACTER)
public sealed interface EncounterCharacter extends WithEncounterCharacter permits ImmutableEncounterCharacter {
    /** What it is called at this table. */
    CombatantId id();

    /** The encounter that names it. */
    String encounter();

    /** Its threat level, if it has one. */
    Option<Integer> threat();

    /** The affiliation that the encounter's setup states for it, if any. */
    @Rule(AFFIL)
    Option<String> affiliation();

    /** How much damage fells it; none for one that cannot be Dazed or KO'd. */
    Option<Stamina> stamina();

    /** The most Power it can have. */
    @Value.Default
    default int powerLimit() {
        return 10;
    }

    /** Whether it may be used there. */
    default boolean mayAppearIn(String otherEncounter) {
        return encounter().equals(otherEncounter);
    }

    /** A builder of an Encounter Character; {@code build()} checks the values. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of an Encounter Character. */
    final class Builder extends ImmutableEncounterCharacter.Builder {
        Builder() {}
    }
}

package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.AFFIL;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CHARACTER;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A character that may appear only in the encounter that names it. It need not have a threat level. */
@Value.Immutable
@HouseStyle
@Rule(CHARACTER)
public sealed interface EncounterCharacter extends WithEncounterCharacter permits ImmutableEncounterCharacter {
    /** Returns the name of the character in the encounter. */
    CombatantId id();

    /** Returns the encounter that names this character. */
    String encounter();

    /** Returns the threat level, if the character has one. */
    Option<Integer> threat();

    /** Returns the affiliation that the setup of the encounter states for this character, if any. */
    @Rule(AFFIL)
    Option<String> affiliation();

    /** Returns the stamina; empty if the character cannot be Dazed or KO'd. */
    Option<Stamina> stamina();

    /** Returns the maximum Power, 10 by default. */
    @Value.Default
    default int powerLimit() {
        return Power.USUAL_LIMIT;
    }

    /** Returns whether this character may be used in {@code otherEncounter}. */
    default boolean mayAppearIn(String otherEncounter) {
        return encounter().equals(otherEncounter);
    }

    /** Returns a new builder. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of {@link EncounterCharacter} values. */
    final class Builder extends ImmutableEncounterCharacter.Builder {
        Builder() {}
    }
}

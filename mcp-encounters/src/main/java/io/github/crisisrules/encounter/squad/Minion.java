package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.MINION_SUB;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;

/**
 * A further character of the Cosmic Threat.
 *
 * @param id the character that plays the part
 * @param part the character that the mission names
 */
@Rule(MINIONS)
public record Minion(CombatantId id, String part, Stamina stamina) {
    /**
     * The part has a name.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Minion {
        PlainName.checked("the part that " + id + " plays", part);
    }

    /** The very character that the mission names. */
    public static Minion of(String name, Stamina stamina) {
        return new Minion(CombatantId.of(name), name, stamina);
    }

    /** Any other character of the collection in the same part. */
    @Rule(MINION_SUB)
    public Minion playedBy(CombatantId other, Stamina itsStamina) {
        return new Minion(other, part, itsStamina);
    }

    /** Whether another character than the named one plays the part. */
    @Rule(MINION_SUB)
    public boolean isStandIn() {
        return !id.name().equals(part);
    }
}

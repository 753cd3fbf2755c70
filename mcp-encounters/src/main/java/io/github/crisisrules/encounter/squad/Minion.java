package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.MINION_SUB;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;

/**
 * A Minion: a further character of the Cosmic Threat.
 *
 * @param id the character that is played
 * @param missionName the character that the mission names
 */
@Rule(MINIONS)
public record Minion(CombatantId id, String missionName, Stamina stamina) {
    /**
     * Creates a Minion.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code missionName}
     */
    public Minion {
        PlainName.checked("the part that " + id + " plays", missionName);
    }

    /** Creates a Minion that is the character named by the mission. */
    public static Minion of(String name, Stamina stamina) {
        return new Minion(CombatantId.of(name), name, stamina);
    }

    /** Returns this Minion with another character of the collection in its part. */
    @Rule(MINION_SUB)
    public Minion playedBy(CombatantId other, Stamina itsStamina) {
        return new Minion(other, missionName, itsStamina);
    }

    /** Returns whether a character other than the named one plays the part. */
    @Rule(MINION_SUB)
    public boolean isStandIn() {
        return !id.name().equals(missionName);
    }
}

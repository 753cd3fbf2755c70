package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A character on the table with its tokens. */
@Value.Immutable
@HouseStyle
public sealed interface Combatant permits ImmutableCombatant {
    /** The most Power that a character can have, unless its encounter says otherwise. */
    int USUAL_POWER = 10;

    /** The part a character has in an encounter. */
    enum Part {
        /** A character of a Crisis Team squad. */
        CRISIS(Side.CRISIS_TEAM),
        /** The character the encounter is about. */
        ENCOUNTER(Side.COSMIC_THREAT),
        /** Another character of the Cosmic Threat. */
        MINION(Side.COSMIC_THREAT);

        private final Side side;

        Part(Side side) {
            this.side = side;
        }

        /** The side it is on. */
        public Side side() {
            return side;
        }
    }

    /** How a character is. */
    enum Health {
        /** On the first side of the stat card. */
        HEALTHY,
        /** Felled on the first side: out of action until Cleanup turns the card over. */
        DAZED,
        /** On the second side of the stat card. */
        INJURED,
        /** Out of the game. */
        KNOCKED_OUT
    }

    /** The character. */
    CombatantId id();

    /** Its part. */
    Part part();

    /** How much damage fells it; none if nothing does. */
    Option<Stamina> stamina();

    /** How it is. */
    Health health();

    /** Damage tokens. */
    int damage();

    /** Power tokens. */
    int power();

    /** The most Power it can have. */
    int powerLimit();

    /** Whether it has an Activated token. */
    boolean isActivated();

    /** Its special conditions, by name. */
    Vector<String> conditions();

    /** The special condition of this name as it was told, if it has it; capital letters make no difference. */
    default Option<String> condition(String name) {
        return conditions().find(condition -> condition.strip().equalsIgnoreCase(name.strip()));
    }

    /** Its side. */
    default Side side() {
        return part().side();
    }

    /** Whether it has not been KO'd. */
    default boolean isInPlay() {
        return health() != Health.KNOCKED_OUT;
    }

    /**
     * Whether things can be done to it. A Dazed character cannot be chosen and suffers nothing until Cleanup, as in the
     * game's core rules.
     */
    default boolean isStanding() {
        return health() == Health.HEALTHY || health() == Health.INJURED;
    }

    /** The damage that fells it on the present side of its card. */
    default Option<Integer> limit() {
        return stamina()
                .map(both -> health() == Health.HEALTHY || health() == Health.DAZED ? both.healthy() : both.injured());
    }

    /** Damage and Power are 0 or more, and Power is at most its limit. */
    @Value.Check
    default void check() {
        if (damage() < 0 || power() < 0 || power() > powerLimit()) {
            throw new IllegalArgumentException(id() + " has " + damage() + " damage and " + power() + " of "
                    + powerLimit() + " Power: both are 0 or more, and Power is at most its limit");
        }
    }

    /** As a Crisis Team player brings it. */
    static Combatant of(TeamMember member) {
        return fresh(member.id(), Part.CRISIS, Option.of(member.stamina()), USUAL_POWER);
    }

    /** As the encounter brings it. */
    static Combatant of(EncounterCharacter character) {
        return fresh(character.id(), Part.ENCOUNTER, character.stamina(), character.powerLimit());
    }

    /** As the mission brings it. */
    static Combatant of(Minion minion) {
        return fresh(minion.id(), Part.MINION, Option.of(minion.stamina()), USUAL_POWER);
    }

    /** Healthy and without tokens. */
    private static Combatant fresh(CombatantId id, Part part, Option<Stamina> stamina, int powerLimit) {
        return ImmutableCombatant.builder()
                .id(id)
                .part(part)
                .stamina(stamina)
                .health(Health.HEALTHY)
                .damage(0)
                .power(0)
                .powerLimit(powerLimit)
                .isActivated(false)
                .build();
    }
}

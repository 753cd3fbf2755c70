package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TOKEN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TURNS;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Power;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A character in an encounter, with its tokens. */
@Value.Immutable
@HouseStyle
public sealed interface Combatant permits ImmutableCombatant {
    /** The roles that a character can have in an encounter. */
    enum Role {
        /** A character of a Crisis Team squad. */
        CRISIS(Side.CRISIS_TEAM),
        /** The Encounter Character. */
        ENCOUNTER(Side.COSMIC_THREAT),
        /** A Minion of the Cosmic Threat. */
        MINION(Side.COSMIC_THREAT);

        private final Side side;

        Role(Side side) {
            this.side = side;
        }

        /** Returns the side of this role. */
        public Side side() {
            return side;
        }

        /**
         * Returns whether a character of this role may be activated in a turn of its side. A Crisis Team turn has
         * three activations of characters without an Activated token; a Cosmic Threat turn has one of an Encounter
         * Character and one of a Minion without an Activated token.
         *
         * @param isActivated whether the character has an Activated token
         * @param begun the roles of the characters that have begun an activation in this turn
         */
        @Rule({TURNS, COSMIC_TURN, MINIONS})
        public boolean mayActivate(boolean isActivated, Vector<Role> begun) {
            return switch (this) {
                case CRISIS -> !isActivated && begun.size() < Turn.CRISIS_ACTIVATIONS;
                case ENCOUNTER -> !begun.contains(ENCOUNTER);
                case MINION -> !isActivated && !begun.contains(MINION);
            };
        }

        /** Returns whether the Activated token of this role goes on the Encounter Tracker, not on the character. */
        @Rule(TOKEN)
        public boolean putsTokenOnTracker() {
            return this == ENCOUNTER;
        }
    }

    /** The states of health of a character. */
    enum Health {
        /** On the Healthy side of the stat card. */
        HEALTHY,
        /** Out of action, with all damage taken on the Healthy side, until the card is flipped in Cleanup. */
        DAZED,
        /** On the Injured side of the stat card. */
        INJURED,
        /** Out of the game. */
        KNOCKED_OUT;

        /** Returns the stamina on the side of the stat card that is in use. */
        public int limit(Stamina stamina) {
            return this == HEALTHY || this == DAZED ? stamina.healthy() : stamina.injured();
        }

        /**
         * Returns the state of health after suffering damage: once the damage reaches the stamina, a Healthy
         * character is Dazed and an Injured one is KO'd.
         *
         * @param damage the number of all damage tokens
         */
        @Rule(CLEANUP)
        public Health after(int damage, Stamina stamina) {
            if (damage < limit(stamina)) {
                return this;
            }
            return switch (this) {
                case HEALTHY -> DAZED;
                case INJURED -> KNOCKED_OUT;
                case DAZED, KNOCKED_OUT -> this;
            };
        }

        /** Returns the state of health after the Cleanup Phase, in which a Dazed character becomes Injured. */
        @Rule(CLEANUP)
        public Health afterCleanup() {
            return this == DAZED ? INJURED : this;
        }
    }

    /** Returns the name of the character. */
    CombatantId id();

    /** Returns the role of the character. */
    Role role();

    /** Returns the stamina; empty if the character cannot be Dazed or KO'd. */
    Option<Stamina> stamina();

    /** Returns the state of health. */
    Health health();

    /** Returns the number of damage tokens. */
    int damage();

    /** Returns the number of Power tokens. */
    int power();

    /** Returns the maximum Power. */
    int powerLimit();

    /** Returns whether the character has an Activated token. */
    boolean isActivated();

    /** Returns the names of the special conditions of the character. */
    Vector<String> conditions();

    /**
     * Returns the special condition of the given name, spelled as it was reported, if the character has it. Upper
     * and lower case are not distinguished.
     */
    default Option<String> condition(String name) {
        return conditions().find(condition -> condition.strip().equalsIgnoreCase(name.strip()));
    }

    /** Returns the side of the character. */
    default Side side() {
        return role().side();
    }

    /** Returns whether the character has not been KO'd. */
    default boolean isInPlay() {
        return health() != Health.KNOCKED_OUT;
    }

    /**
     * Returns whether the character is neither Dazed nor KO'd. A Dazed character cannot be chosen and suffers
     * nothing until Cleanup, as in the game's core rules.
     */
    default boolean isStanding() {
        return health() == Health.HEALTHY || health() == Health.INJURED;
    }

    /** Returns the stamina of the current side of the stat card; empty if the character cannot be Dazed or KO'd. */
    default Option<Integer> limit() {
        return stamina().map(health()::limit);
    }

    /** Checks that damage and Power are not negative, and that Power does not exceed its limit. */
    @Value.Check
    default void check() {
        if (damage() < 0 || power() < 0 || power() > powerLimit()) {
            throw new IllegalArgumentException(id() + " has " + damage() + " damage and " + power() + " of "
                    + powerLimit() + " Power. Neither may be negative, and Power may not exceed its limit.");
        }
    }

    /** Creates the Healthy character of a Crisis Team member, without tokens. */
    static Combatant of(TeamMember member) {
        return fresh(member.id(), Role.CRISIS, Option.of(member.stamina()), Power.USUAL_LIMIT);
    }

    /** Creates the Healthy Encounter Character, without tokens. */
    static Combatant of(EncounterCharacter character) {
        return fresh(character.id(), Role.ENCOUNTER, character.stamina(), character.powerLimit());
    }

    /** Creates a Healthy Minion, without tokens. */
    static Combatant of(Minion minion) {
        return fresh(minion.id(), Role.MINION, Option.of(minion.stamina()), Power.USUAL_LIMIT);
    }

    /** Creates a Healthy character without tokens. */
    private static Combatant fresh(CombatantId id, Role part, Option<Stamina> stamina, int powerLimit) {
        return ImmutableCombatant.builder()
                .id(id)
                .role(part)
                .stamina(stamina)
                .health(Health.HEALTHY)
                .damage(0)
                .power(0)
                .powerLimit(powerLimit)
                .isActivated(false)
                .build();
    }
}

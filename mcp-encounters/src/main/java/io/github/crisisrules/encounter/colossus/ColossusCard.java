package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.HIS_TURN_IS_THE_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STEEL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.EncounterCharacter;

/** The stat card of the Unstoppable Colossus. */
public final class ColossusCard {
    /** The name of the encounter, and his. */
    public static final String NAME = "Unstoppable Colossus";

    /** What he is called at the table. */
    public static final CombatantId ID = CombatantId.of(NAME);

    /** Physical, energy and mystic defence alike, before the tier's bonus. */
    @Rule(STATS)
    public static final int DEFENCE = 4;

    /** His size. */
    @Rule(STATS)
    public static final int SIZE = 3;

    /** Range of Bare Metal Hands, and of its area. */
    @Rule(HANDS)
    public static final int HANDS_RANGE = 2;

    /** Strength of Bare Metal Hands. */
    @Rule(HANDS)
    public static final int HANDS_STRENGTH = 8;

    /** Momentum from which Bare Metal Hands is an area attack. */
    @Rule(HANDS)
    public static final int AREA_FROM = 7;

    /** Range of Hurl Debris. */
    @Rule(DEBRIS)
    public static final int DEBRIS_RANGE = 5;

    /** Strength of Hurl Debris. */
    @Rule(DEBRIS)
    public static final int DEBRIS_STRENGTH = 8;

    /** Power that either attack costs. */
    @Rule({HANDS, DEBRIS})
    public static final int ATTACK_COST = 0;

    private ColossusCard() {}

    /** As the encounter brings him: without threat level or affiliation, and nothing Dazes him or knocks him out. */
    @Rule({STATS, HIS_TURN_IS_THE_RAMPAGE, EncounterRules.CHARACTER, EncounterRules.AFFIL})
    public static EncounterCharacter character() {
        return EncounterCharacter.builder().id(ID).encounter(NAME).build();
    }

    /** Dice of his defence and dodge rolls: the tier's bonus counts once, though the card mentions it twice. */
    @Rule({STATS, HIS_TURN_IS_THE_RAMPAGE})
    public static int defenceDice(MomentumTrack track, Momentum momentum) {
        return DEFENCE + track.tier(momentum).defenceBonus();
    }

    /** Whether Bare Metal Hands hits everybody within its range rather than one target. */
    @Rule(HANDS)
    public static boolean handsAreArea(Momentum momentum) {
        return momentum.level() >= AREA_FROM;
    }

    /** Damage of an enemy effect after Organic Steel: 1 less, but not less than 1. */
    @Rule(STEEL)
    public static int afterSteel(int damage) {
        if (damage < 1) {
            throw new IllegalArgumentException("damage before Organic Steel must be 1 or more, not " + damage);
        }
        return Math.max(1, damage - 1);
    }

    /** Whether he can have special conditions. */
    @Rule(STATS)
    public static boolean canHaveConditions() {
        return false;
    }
}

package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HELMET;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HIS_TURN_IS_THE_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Side;

/** The stat card of the Unstoppable Colossus. */
public final class ColossusCard {
    /** The name of the encounter and of its Encounter Character. */
    public static final String NAME = "Unstoppable Colossus";

    /** The id of the Colossus in the encounter. */
    public static final CombatantId ID = CombatantId.of(NAME);

    /** The physical, energy and mystic defence, each before the bonus of the tier. */
    @Rule(STATS)
    public static final int DEFENCE = 4;

    /** The size of the Colossus. */
    @Rule(STATS)
    public static final int SIZE = 3;

    /** The range of Bare Metal Hands, also as an area attack. */
    @Rule(HANDS)
    public static final int HANDS_RANGE = 2;

    /** The strength of Bare Metal Hands. */
    @Rule(HANDS)
    public static final int HANDS_STRENGTH = 8;

    /** The Momentum from which Bare Metal Hands is an area attack. */
    @Rule(HANDS)
    public static final int AREA_FROM = 7;

    /** The range of Hurl Debris. */
    @Rule(DEBRIS)
    public static final int DEBRIS_RANGE = 5;

    /** The strength of Hurl Debris. */
    @Rule(DEBRIS)
    public static final int DEBRIS_STRENGTH = 8;

    /** The Power cost of either attack. */
    @Rule({HANDS, DEBRIS})
    public static final int ATTACK_COST = 0;

    private ColossusCard() {}

    /**
     * Returns the Encounter Character, without threat level or affiliation. It has no stamina, because it cannot
     * be Dazed or KO'd.
     */
    @Rule({STATS, HIS_TURN_IS_THE_RAMPAGE, EncounterRuleId.CHARACTER, EncounterRuleId.AFFIL})
    public static EncounterCharacter character() {
        return EncounterCharacter.builder().id(ID).encounter(NAME).build();
    }

    /**
     * Returns the number of dice of his defence and dodge rolls. The bonus of the tier counts once, although the
     * card mentions it twice.
     */
    @Rule({STATS, HIS_TURN_IS_THE_RAMPAGE})
    public static int defenceDice(MomentumTrack track, Momentum momentum) {
        return DEFENCE + track.tier(momentum).defenceBonus();
    }

    /** Returns whether Bare Metal Hands is an area attack instead of an attack on one target. */
    @Rule(HANDS)
    public static boolean handsAreArea(Momentum momentum) {
        return momentum.level() >= AREA_FROM;
    }

    /**
     * Returns the damage of an enemy effect after Organic Steel: 1 less, but not less than 1.
     *
     * @throws IllegalArgumentException if {@code damage} is less than 1
     */
    @Rule(STEEL)
    public static int afterSteel(int damage) {
        if (damage < 1) {
            throw new IllegalArgumentException("The damage before Organic Steel must be at least 1, not " + damage);
        }
        return Math.max(1, damage - 1);
    }

    /** Returns whether an effect of a character of the given side can move the Colossus. */
    @Rule(HELMET)
    public static boolean canBeMovedBy(Side side) {
        return side != Side.CRISIS_TEAM;
    }

    /** Returns whether the Colossus can have special conditions. */
    @Rule(STATS)
    public static boolean canHaveConditions() {
        return false;
    }
}

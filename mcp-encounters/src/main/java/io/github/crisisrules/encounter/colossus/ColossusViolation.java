package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** A reason why the encounter refuses a command or a setup. The common frame has violations of its own. */
public sealed interface ColossusViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The Rampage waits for something else. */
    record NotAwaited(ColossusCommand command, ColossusAwaited awaited) implements ColossusViolation {
        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }
    }

    /** The command belongs to a Rampage in progress, but the round waits for something else. */
    record NoRampageInProgress(ColossusCommand command, FrameAwaited awaited) implements ColossusViolation {
        /** Returns whether the first round has begun, so that effects can be reported. */
        boolean isBegun() {
            return !(awaited instanceof FrameAwaited.Start);
        }

        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }
    }

    /** The rules activate the Colossus and end his turn, not a player. */
    @Rule(ColossusRuleId.SQUADS)
    record AutomatedByRules(FrameAwaited awaited) implements ColossusViolation {}

    /** A beam token points at its own tower. */
    @Rule(ColossusRuleId.BEAM)
    record SameTower(Tower tower) implements ColossusViolation {}

    /** The tower is destroyed. */
    @Rule(ColossusRuleId.TOWER)
    record TowerAlreadyDestroyed(Tower tower) implements ColossusViolation {}

    /** The tower already has a token toward the other tower. */
    @Rule(ColossusRuleId.BEAM)
    record BeamAlreadyPlaced(BeamToken beam) implements ColossusViolation {}

    /** The towers are not linked. */
    @Rule(ColossusRuleId.CROSS)
    record NotLinked(Tower firstTower, Tower secondTower) implements ColossusViolation {}

    /** The character has already been touched in this push. */
    @Rule(ColossusRuleId.CONTACTS_COME_IN_ORDER)
    record AlreadyTouched(CombatantId character) implements ColossusViolation {}

    /** The character is Dazed and cannot be chosen. */
    record CannotBeChosen(CombatantId character) implements ColossusViolation {}

    /** Bare Metal Hands has the wrong number of targets: one, or one or more from Momentum 7. */
    @Rule(ColossusRuleId.HANDS)
    record WrongTargets(int targets) implements ColossusViolation {
        /** Returns the Momentum from which the attack is an area attack. */
        int areaFrom() {
            return ColossusCard.AREA_FROM;
        }
    }

    /** The character was not damaged by the attack or has already been thrown. */
    @Rule(ColossusRuleId.HANDS)
    record NotThrowable(CombatantId character) implements ColossusViolation {}

    /** Damage to the Colossus must go through Organic Steel. */
    @Rule(ColossusRuleId.STEEL)
    record OrganicSteelAppliesFirst() implements ColossusViolation {}

    /** The Colossus is immune to special conditions. */
    @Rule(ColossusRuleId.STATS)
    record Immune(String condition) implements ColossusViolation {}

    /** There are no victory points in this encounter. */
    @Rule(ColossusRuleId.VP)
    record NoScoring() implements ColossusViolation {}

    /**
     * A tower does not have exactly one place and one token.
     *
     * @param areTokens whether the numbers are those of the randomizer tokens rather than of the towers on the map
     * @param numbers the numbers found
     */
    @Rule(ColossusRuleId.SETUP)
    record TowersNotDistinct(boolean areTokens, Vector<Integer> numbers) implements ColossusViolation {}

    /** The bound on Rampages in a row is less than 1. */
    @Rule(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED)
    record RampageLimitTooLow(int limit) implements ColossusViolation {}
}

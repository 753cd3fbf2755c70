package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.IMMUNE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LOST_VALUES_ARE_CALLER_DATA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** A reason why the encounter refuses a command. The common frame has violations of its own. */
public sealed interface HulkViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A face of the die has no result of the Gamma Aura, or more than one. */
    @Rule(LOST_VALUES_ARE_CALLER_DATA)
    record AuraFacesNotPartitioned(Vector<CrisisFace> missing, Vector<CrisisFace> duplicated)
            implements HulkViolation {}

    /** Something else has to be done first. */
    record OtherActionAwaited(HulkAwaited awaited) implements HulkViolation {
        @Override
        public Vector<String> rules() {
            return awaited.rules();
        }
    }

    /** The round waits for something else. */
    record NotAwaited(HulkCommand command, FrameAwaited awaited) implements HulkViolation {}

    /** The attack cannot have this number of targets. */
    record WrongTargetCount(HulkAttack attack, AttackRange range, int targets) implements HulkViolation {
        /** Returns whether the attack has one target. */
        boolean isSingle() {
            return range.shape() == AttackRange.Shape.SINGLE;
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }
    }

    /** The character is not a target of the attack. */
    record NotATarget(CombatantId character, Vector<CombatantId> targets) implements HulkViolation {}

    /** The character is already a target of the attack. */
    record AlreadyTargeted(CombatantId character) implements HulkViolation {}

    /** More dice of Hulk's attack were rerolled than he has Rage tokens. */
    @Rule(RAGE)
    record TooManyRerolls(int rerolled, int max) implements HulkViolation {}

    /** Characters were deployed too far from the edge of their side. */
    @Rule(DEPLOY)
    record DeployedOutOfRange(Vector<CombatantId> characters) implements HulkViolation {}

    /** Hulk cannot leap that far. */
    @Rule(LEAP)
    record LeapOutOfRange() implements HulkViolation {}

    /** The terrain is too far away to be thrown. */
    @Rule(THROW)
    record TerrainOutOfRange(Terrain terrain, CombatantId thrower) implements HulkViolation {}

    /** The character is Subdued and does not remove damage. */
    @Rule(SUBDUED)
    record SubduedKeepsDamage(CombatantId character) implements HulkViolation {}

    /** The character is not Subdued, so a Gamma Absorber does not KO it. */
    @Rule(ABSORBER)
    record NotSubdued(CombatantId character) implements HulkViolation {}

    /** There is no Gamma Absorber of this name. */
    record NoSuchAbsorber(String absorber, Vector<String> absorbers) implements HulkViolation {}

    /** Hulk is immune to the condition. */
    @Rule(IMMUNE)
    record Immune(String condition) implements HulkViolation {}

    /** Hulk has already leapt in this turn. */
    @Rule(LEAP)
    record LeapUsed() implements HulkViolation {}

    /** The caller's card has no cost for the superpower. */
    @Rule(STRONGEST)
    record CostNotOnCard() implements HulkViolation {}

    /** The terrain is not interactive, or is larger than the character. */
    @Rule(THROW)
    record NotThrowable(Terrain terrain, CombatantId thrower, int size) implements HulkViolation {}

    /** The terrain is not interactive and cannot be destroyed. */
    record NotInteractive(Terrain terrain) implements HulkViolation {}

    /** The setup has different terrain under this name. */
    record TerrainDiffers(Terrain reported, Terrain agreed) implements HulkViolation {}

    /** The terrain has been destroyed. */
    record TerrainAlreadyDestroyed(String terrain) implements HulkViolation {}

    /** The effect needs an observation and is resolved by a command of its own. */
    record NeedsObservation(String effect) implements HulkViolation {
        /** Returns whether the effect scores Gamma Absorbers; otherwise it is that of the Booster Serums. */
        boolean isScoring() {
            return effect.equals(HulkSetup.ABSORBERS);
        }
    }

    /** Only the rules of the encounter give victory points. */
    @Rule(SCORE)
    record ScoredByRulesOnly() implements HulkViolation {}
}

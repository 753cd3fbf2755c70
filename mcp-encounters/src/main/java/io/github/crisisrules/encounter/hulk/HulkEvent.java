package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SERUM;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event of the encounter. */
public sealed interface HulkEvent extends GameEvent<HulkState> {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the unchanged state, unless the event overrides this method. */
    @Override
    default HulkState applyTo(HulkState state) {
        return state;
    }

    /** An event of the common frame happened. */
    record InFrame(FrameEvent event) implements HulkEvent {
        private static final FrameEvent HIS_TURN = new FrameEvent.TurnBegan(Side.COSMIC_THREAT);

        @Override
        public Vector<String> rules() {
            return event.rules();
        }

        /** At the start of a Cosmic Threat turn the old aura ends and a new one is to be rolled. */
        @Override
        @Rule(AURA_POWER_IS_PAID_ONCE)
        public HulkState applyTo(HulkState state) {
            ImmutableHulkState after = StateEdits.frame(state, event);
            return event.equals(HIS_TURN)
                    ? StateEdits.first(after.withAura(Option.none()).withHasLeapt(false), new HulkAwaited.AuraRoll())
                    : after;
        }

        @Override
        public String describe(Wording wording) {
            return event.describe(wording);
        }
    }

    /** The Crisis Team was deployed. */
    @Rule(DEPLOY)
    record TeamDeployed() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }
    }

    /** Hulk was deployed with his starting Rage, and play can begin. */
    @Rule(DEPLOY)
    record HulkDeployed() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }
    }

    /** The Gamma Aura was rolled. */
    @Rule(AURA)
    record AuraRolled(CrisisFace face, AuraResult result) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state).withAura(result);
        }
    }

    /**
     * Hulk declared an attack.
     *
     * @param dice the number of attack dice
     * @param rerolls the maximum number of dice that may be rerolled
     */
    record AttackDeclared(HulkAttack attack, Vector<CombatantId> targets, AttackRange range, int dice, int rerolls)
            implements HulkEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public HulkState applyTo(HulkState state) {
            Vector<HulkAwaited> rolls =
                    targets.map(target -> new HulkAwaited.AttackRoll(attack, target, dice, rerolls));
            return StateEdits.of(state).withAwaited(rolls.appendAll(state.awaited()));
        }
    }

    /** An effect redirected Hulk's attack from one character to another before its roll. */
    record AttackRetargeted(HulkAttack attack, CombatantId from, CombatantId to) implements HulkEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state).withAwaited(state.awaited().map(awaited -> awaited.retargeted(from, to)));
        }
    }

    /** Hulk's attack ended for the targets that had not been rolled yet. */
    record AttackWithdrawn(HulkAttack attack) implements HulkEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state)
                    .withAwaited(state.awaited().reject(awaited -> awaited instanceof HulkAwaited.AttackRoll));
        }
    }

    /** A character's attack on Hulk ended before its roll. */
    @Rule(PUNY)
    record AttackOnHulkWithdrawn(CombatantId attacker) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }
    }

    /**
     * Hulk's attack on a target was rolled.
     *
     * @param damage the damage of the attack
     */
    record AttackRolled(HulkAttack attack, CombatantId target, int damage) implements HulkEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.first(StateEdits.done(state), new HulkAwaited.AttackFollowUp(attack, target));
        }
    }

    /** Hulk's attack on a target ended, including its aftermath. */
    record AttackEnded(HulkAttack attack, CombatantId target) implements HulkEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }
    }

    /** A character got a Subdued token instead of being Dazed. */
    @Rule(SUBDUED)
    record CharacterSubdued(CombatantId character) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state).withSubdued(state.subdued().append(character));
        }
    }

    /** A Subdued character is to be pushed instead of suffering damage. */
    @Rule(SUBDUED)
    record SubduedPushDue(CombatantId character) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.first(state, new HulkAwaited.SubduedPush(character));
        }
    }

    /** The Cosmic Threat pushed a character. */
    record CharacterPushed(CombatantId character, PushCause cause, MovementTool tool, Option<String> absorber)
            implements HulkEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(cause.rule());
        }

        @Override
        public HulkState applyTo(HulkState state) {
            return switch (cause) {
                case STRIKE -> state;
                case SUBDUED -> StateEdits.done(state);
                case RAGE -> StateEdits.pushedAway(state, character);
            };
        }
    }

    /** A Subdued character was moved into a Gamma Absorber by another effect. */
    @Rule(ABSORBER)
    record AbsorberEntered(CombatantId character, String absorber) implements HulkEvent {}

    /** A character was KO'd, and the Cosmic Threat scored. */
    @Rule(SCORE)
    record CharacterKnockedOut(CombatantId character, int points) implements HulkEvent {
        /** A KO and its victory points are one event, so that no end condition is checked between them. */
        @Override
        @Rule(SCORE)
        public HulkState applyTo(HulkState state) {
            HulkState out = StateEdits.frame(state, new FrameEvent.KnockedOut(character));
            return StateEdits.frame(out, new FrameEvent.PointsScored(Side.COSMIC_THREAT, points))
                    .withSubdued(state.subdued().remove(character))
                    .withAwaited(state.awaited().flatMap(awaited -> awaited.without(character)));
        }
    }

    /**
     * Hulk got a Rage token instead of being Dazed, and the Crisis Team scored.
     *
     * @param tokens the total number of Rage tokens
     * @param points the victory points for the Crisis Team
     */
    @Rule(RAGE)
    record RageGained(int tokens, int points) implements HulkEvent {
        /** Returns Hulk's maximum Power with these tokens. */
        int powerLimit() {
            return Rage.powerLimit(tokens);
        }

        /** A Rage token and its victory points are one event. */
        @Override
        @Rule({RAGE, SCORE})
        public HulkState applyTo(HulkState state) {
            HulkState scored = StateEdits.frame(state, new FrameEvent.PointsScored(Side.CRISIS_TEAM, points));
            return StateEdits.frame(scored, new FrameEvent.PowerLimitSet(HulkSetup.HULK, Rage.powerLimit(tokens)))
                    .withRage(tokens);
        }
    }

    /** Hulk's new Rage is to push the characters near him. */
    @Rule(RAGE)
    record RagePushDue() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.first(state, new HulkAwaited.RagePushTargets());
        }
    }

    /** The characters near Hulk were reported. */
    @Rule(RAGE)
    record RagePushTargetsReported(Vector<CombatantId> characters) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            HulkState seen = StateEdits.done(state);
            return characters.isEmpty() ? seen : StateEdits.first(seen, new HulkAwaited.RagePushes(characters));
        }
    }

    /** Hulk used Super Gamma Leap. */
    @Rule(LEAP)
    record HulkLeapt() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state).withHasLeapt(true);
        }
    }

    /** Hulk used The Strongest One There Is. */
    @Rule(STRONGEST)
    record StrongestOneThereIsUsed() implements HulkEvent {}

    /**
     * A character declared an attack on Hulk.
     *
     * @param dice the number of attack dice
     */
    @Rule(AURA)
    record HulkTargeted(CombatantId attacker, AttackType type, int dice) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            HulkAwaited defence = new HulkAwaited.HulkDefence(attacker, type, dice, false);
            return StateEdits.first(StateEdits.first(state, defence), new HulkAwaited.PunyDecision());
        }
    }

    /** Hulk is to suffer a collision. */
    @Rule(PUNY)
    record CollisionDue(int damage) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            HulkAwaited collision = new HulkAwaited.Collision(damage, false);
            return StateEdits.first(StateEdits.first(state, collision), new HulkAwaited.PunyDecision());
        }
    }

    /** Hulk used or declined Puny. */
    @Rule(PUNY)
    record PunyDecided(boolean isUsed) implements HulkEvent {
        /** The attack or collision that Puny was used against is resolved next. */
        @Override
        public HulkState applyTo(HulkState state) {
            HulkState answered = StateEdits.done(state);
            HulkAwaited next = answered.awaited().head();
            return isUsed ? StateEdits.first(StateEdits.done(answered), next.withPuny()) : answered;
        }
    }

    /**
     * An attack or collision was resolved against Hulk.
     *
     * @param damage the damage after Puny
     * @param isHulkPushed whether the attack also pushes Hulk
     * @param isPunyUsed whether Puny was used
     */
    @Rule(PUNY)
    record HulkHit(int damage, boolean isHulkPushed, boolean isPunyUsed) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            HulkState hit = StateEdits.done(state);
            return isHulkPushed ? StateEdits.first(hit, new HulkAwaited.HulkPush(isPunyUsed)) : hit;
        }
    }

    /** The special rules of the attack pushed Hulk, or Puny prevented it. */
    @Rule(PUNY)
    record HulkPushed(boolean isPrevented) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }
    }

    /** A character threw terrain. */
    @Rule(THROW)
    record TerrainThrown(CombatantId thrower, Terrain terrain, MovementTool tool) implements HulkEvent {}

    /** Terrain was destroyed. */
    @Rule(AURA)
    record TerrainDestroyed(CombatantId by, Terrain terrain) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state)
                    .withDestroyedTerrain(state.destroyedTerrain().append(terrain.name()));
        }
    }

    /** The Crisis Team secured Gamma Absorbers in Cleanup. */
    @Rule(SCORE)
    record AbsorbersSecured(Vector<String> absorbers) implements HulkEvent {}

    /** A Booster Serum removed all damage and the Subdued token from a character. */
    @Rule(SERUM)
    record SerumTaken(CombatantId character) implements HulkEvent {
        /** The serum overrides the rule that a Subdued character does not remove damage. */
        @Override
        @Rule({SERUM, SUBDUED_IS_NOT_DAZED})
        public HulkState applyTo(HulkState state) {
            int damage = state.frame().combatant(character).damage();
            return StateEdits.frame(state, new FrameEvent.DamageRemoved(character, damage))
                    .withSubdued(state.subdued().remove(character));
        }
    }
}

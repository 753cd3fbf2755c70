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
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.hulk.rule.ObservationText;
import io.github.crisisrules.encounter.hulk.rule.PushRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event of the encounter. */
public sealed interface HulkEvent extends GameEvent<HulkState> {
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
        public String words() {
            return event.words();
        }
    }

    /** The Crisis Team was deployed. */
    @Rule(DEPLOY)
    record TeamDeployed() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }

        @Override
        public String words() {
            return "the Crisis Team is deployed";
        }
    }

    /** Hulk was deployed with his starting Rage, and play can begin. */
    @Rule(DEPLOY)
    record HulkDeployed() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }

        @Override
        public String words() {
            return "Hulk is deployed";
        }
    }

    /** The Gamma Aura was rolled. */
    @Rule(AURA)
    record AuraRolled(CrisisFace face, AuraResult result) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state).withAura(result);
        }

        @Override
        public String words() {
            return "the Gamma Aura shows " + ObservationText.face(face) + ": " + result;
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
            return StateEdits.of(state).withAwaiting(rolls.appendAll(state.awaiting()));
        }

        @Override
        public String words() {
            return "Hulk uses " + attack + " (" + range + ", " + Plural.of(dice, "die", "dice") + ", "
                    + Plural.of(rerolls, "reroll") + ") on " + targets.mkString(", ");
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
            return StateEdits.of(state).withAwaiting(state.awaiting().map(awaited -> awaited.retargeted(from, to)));
        }

        @Override
        public String words() {
            return attack + " is turned from " + from + " to " + to;
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
                    .withAwaiting(state.awaiting().reject(awaited -> awaited instanceof HulkAwaited.AttackRoll));
        }

        @Override
        public String words() {
            return attack + " is withdrawn";
        }
    }

    /** A character's attack on Hulk ended before its roll. */
    @Rule(PUNY)
    record AttackOnHulkWithdrawn(CombatantId attacker) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }

        @Override
        public String words() {
            return "the attack of " + attacker + " is withdrawn";
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
            return StateEdits.first(StateEdits.done(state), new HulkAwaited.Aftermath(attack, target));
        }

        @Override
        public String words() {
            return attack + " on " + target + " comes to " + damage + " damage";
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

        @Override
        public String words() {
            return attack + " on " + target + " is over";
        }
    }

    /** A character got a Subdued token instead of being Dazed. */
    @Rule(SUBDUED)
    record Subdued(CombatantId character) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state).withSubdued(state.subdued().append(character));
        }

        @Override
        public String words() {
            return character + " is Subdued";
        }
    }

    /** A Subdued character is to be pushed instead of suffering damage. */
    @Rule(SUBDUED)
    record SubduedPushDue(CombatantId character) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.first(state, new HulkAwaited.SubduedPush(character));
        }

        @Override
        public String words() {
            return character + " is Subdued and will be pushed instead";
        }
    }

    /** The Cosmic Threat pushed a character. */
    record CharacterPushed(CombatantId character, PushCause cause, Tool tool, Option<String> into)
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

        @Override
        public String words() {
            return character + " is pushed " + tool + PushRules.end(into);
        }
    }

    /** A Subdued character was moved into a Gamma Absorber by another effect. */
    @Rule(ABSORBER)
    record AbsorberEntered(CombatantId character, String absorber) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return state;
        }

        @Override
        public String words() {
            return character + " ends up in the Gamma Absorber " + absorber;
        }
    }

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
                    .withAwaiting(state.awaiting().flatMap(awaited -> awaited.without(character)));
        }

        @Override
        public String words() {
            return character + " is KO'd: " + Plural.of(points, "VP") + " for the Cosmic Threat";
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
        /** A Rage token and its victory points are one event. */
        @Override
        @Rule({RAGE, SCORE})
        public HulkState applyTo(HulkState state) {
            HulkState scored = StateEdits.frame(state, new FrameEvent.PointsScored(Side.CRISIS_TEAM, points));
            return StateEdits.frame(scored, new FrameEvent.PowerLimitSet(HulkSetup.HULK, Rage.powerLimit(tokens)))
                    .withRage(tokens);
        }

        @Override
        public String words() {
            return "Hulk has Rage " + tokens + ": " + Plural.of(points, "VP") + " for the Crisis Team";
        }
    }

    /** Hulk's new Rage is to push the characters near him. */
    @Rule(RAGE)
    record RagePushDue() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.first(state, new HulkAwaited.RageSighting());
        }

        @Override
        public String words() {
            return "Hulk's Rage pushes those near him";
        }
    }

    /** The characters near Hulk were reported. */
    @Rule(RAGE)
    record RagePushTargetsReported(Vector<CombatantId> near) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            HulkState seen = StateEdits.done(state);
            return near.isEmpty() ? seen : StateEdits.first(seen, new HulkAwaited.RagePushes(near));
        }

        @Override
        public String words() {
            return near.isEmpty() ? "nobody is near him" : near.mkString(", ") + " will be pushed away";
        }
    }

    /** Hulk used Super Gamma Leap. */
    @Rule(LEAP)
    record HulkLeapt() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state).withHasLeapt(true);
        }

        @Override
        public String words() {
            return "Hulk leaps";
        }
    }

    /** Hulk used The Strongest One There Is. */
    @Rule(STRONGEST)
    record StrongestOneThereIsUsed() implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return state;
        }

        @Override
        public String words() {
            return "Hulk uses The Strongest One There Is";
        }
    }

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
            return StateEdits.first(StateEdits.first(state, defence), new HulkAwaited.PunyAnswer());
        }

        @Override
        public String words() {
            return attacker + " attacks Hulk: " + type + ", " + Plural.of(dice, "die", "dice");
        }
    }

    /** Hulk is to suffer a collision. */
    @Rule(PUNY)
    record CollisionDue(int damage) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            HulkAwaited collision = new HulkAwaited.Collision(damage, false);
            return StateEdits.first(StateEdits.first(state, collision), new HulkAwaited.PunyAnswer());
        }

        @Override
        public String words() {
            return "Hulk collides: " + damage + " damage";
        }
    }

    /** Hulk used or declined Puny. */
    @Rule(PUNY)
    record PunyDecided(boolean used) implements HulkEvent {
        /** The attack or collision that Puny was used against is resolved next. */
        @Override
        public HulkState applyTo(HulkState state) {
            HulkState answered = StateEdits.done(state);
            HulkAwaited next = answered.awaiting().head();
            return used ? StateEdits.first(StateEdits.done(answered), next.withPuny()) : answered;
        }

        @Override
        public String words() {
            return used ? "Hulk uses Puny" : "Hulk does not use Puny";
        }
    }

    /**
     * An attack or collision was resolved against Hulk.
     *
     * @param damage the damage after Puny
     * @param pushes whether the attack also pushes Hulk
     * @param reduced whether Puny was used
     */
    @Rule(PUNY)
    record HulkHit(int damage, boolean pushes, boolean reduced) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            HulkState hit = StateEdits.done(state);
            return pushes ? StateEdits.first(hit, new HulkAwaited.HulkPush(reduced)) : hit;
        }

        @Override
        public String words() {
            return "Hulk takes " + damage + " damage";
        }
    }

    /** The special rules of the attack pushed Hulk, or Puny prevented it. */
    @Rule(PUNY)
    record HulkPushed(boolean prevented) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.done(state);
        }

        @Override
        public String words() {
            return prevented ? "Hulk is not moved" : "Hulk is pushed";
        }
    }

    /** A character threw terrain. */
    @Rule(THROW)
    record TerrainThrown(CombatantId thrower, Terrain terrain, Tool tool) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return state;
        }

        @Override
        public String words() {
            return thrower + " throws " + terrain.name() + " " + tool;
        }
    }

    /** Terrain was destroyed. */
    @Rule(AURA)
    record TerrainDestroyed(CombatantId by, Terrain terrain) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return StateEdits.of(state).withDestroyed(state.destroyed().append(terrain.name()));
        }

        @Override
        public String words() {
            return by + " has destroyed " + terrain.name();
        }
    }

    /** The Crisis Team secured Gamma Absorbers in Cleanup. */
    @Rule(SCORE)
    record AbsorbersSecured(Vector<String> absorbers) implements HulkEvent {
        @Override
        public HulkState applyTo(HulkState state) {
            return state;
        }

        @Override
        public String words() {
            return "the Crisis Team secures " + (absorbers.isEmpty() ? "no Gamma Absorber" : absorbers.mkString(", "));
        }
    }

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

        @Override
        public String words() {
            return character + " is back to full strength";
        }
    }
}

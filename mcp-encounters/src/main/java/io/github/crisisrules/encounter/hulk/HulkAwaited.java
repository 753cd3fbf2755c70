package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.frame.EncounterAwaited;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.hulk.rule.AttackRules;
import io.github.crisisrules.encounter.hulk.rule.HarmRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An item that the encounter waits for before anything else can be done. */
public sealed interface HulkAwaited extends EncounterAwaited {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the commands that answer it; none if it is resolved automatically. */
    default Vector<Choice<HulkCommand>> choices(HulkState state) {
        return Vector.empty();
    }

    /** Returns the events that resolve it automatically, or empty if a player has to decide or observe something. */
    default Option<Decision<HulkState, HulkEvent>> byItself(Decision<HulkState, HulkEvent> now) {
        return Option.none();
    }

    /** Returns the rest of it after a character has left the game; all of it if it does not concern that character. */
    default Vector<HulkAwaited> without(CombatantId character) {
        return Vector.of(this);
    }

    /** Returns this item after an attack was redirected from one character to another. */
    default HulkAwaited retargeted(CombatantId from, CombatantId to) {
        return this;
    }

    /** Returns this item after Hulk has used Puny against it. */
    default HulkAwaited withPuny() {
        throw new IllegalArgumentException("Puny cannot be used against: " + describe());
    }

    /** The deployment of the Crisis Team. */
    @Rule(DEPLOY)
    record TeamDeployment() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(new Ready<>(new HulkCommand.DeployTeam(state.team())));
        }
    }

    /** The deployment of Hulk. */
    @Rule(DEPLOY)
    record HulkDeployment() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(new Ready<>(new HulkCommand.DeployHulk(true)));
        }
    }

    /** The roll of the Gamma Aura. */
    @Rule(AURA)
    record AuraRoll() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(Prompt.first(
                    Sentences::rollAura,
                    new HulkQuestion.AuraFace(),
                    face -> state.setup().aura().result(face) == AuraResult.WRECKAGE
                            ? new Ready<>(new HulkCommand.RollAura(face, Vector.empty()))
                            : Prompt.of(
                                    Sentences::rollAura,
                                    new HulkQuestion.CharactersNearHulk(AuraResult.RANGE, state.team()),
                                    near -> new HulkCommand.RollAura(face, near))));
        }
    }

    /**
     * The roll of Hulk's attack on a target.
     *
     * @param dice the number of attack dice
     * @param rerolls the maximum number of dice that may be rerolled
     */
    record AttackRoll(HulkAttack attack, CombatantId target, int dice, int rerolls) implements HulkAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(Prompt.of(
                    wording -> Sentences.rollAttack(wording, attack, target),
                    new HulkQuestion.HulkAttackResult(
                            attack, target, state.setup().card().line(attack).type(), dice, rerolls),
                    HulkCommand.RollAttack::new));
        }

        @Override
        public HulkAwaited retargeted(CombatantId from, CombatantId to) {
            return target.equals(from) ? new AttackRoll(attack, to, dice, rerolls) : this;
        }

        @Override
        public Vector<HulkAwaited> without(CombatantId character) {
            return target.equals(character) ? Vector.empty() : Vector.of(this);
        }
    }

    /** The aftermath of Hulk's attack on a target; after a Strike, the decision whether he pushes the target. */
    record AttackFollowUp(HulkAttack attack, CombatantId target) implements HulkAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(
                    Prompt.of(
                            wording -> Sentences.pushAway(wording, target),
                            end(state, target, PushCause.STRIKE),
                            HulkCommand.PushTarget::new),
                    new Ready<>(new HulkCommand.DeclinePush()));
        }

        @Override
        public Option<Decision<HulkState, HulkEvent>> byItself(Decision<HulkState, HulkEvent> now) {
            return AttackRules.aftermath(now, attack, target);
        }
    }

    /** The push of a Subdued character by the Cosmic Threat. */
    @Rule(SUBDUED)
    record SubduedPush(CombatantId character) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(Prompt.of(
                    wording -> Sentences.push(wording, character),
                    end(state, character, PushCause.SUBDUED),
                    into -> new HulkCommand.PushSubdued(character, into)));
        }

        @Override
        public Vector<HulkAwaited> without(CombatantId other) {
            return character.equals(other) ? Vector.empty() : Vector.of(this);
        }
    }

    /** The report of the characters near Hulk when he gains Rage. */
    @Rule(RAGE)
    record RagePushTargets() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            int range = state.setup().card().ragePushRange();
            return Vector.of(Prompt.of(
                    Sentences::reportNear,
                    new HulkQuestion.CharactersNearHulk(range, state.team()),
                    HulkCommand.ReportRagePushTargets::new));
        }
    }

    /** The pushes of characters away from Hulk, in the order that the Cosmic Threat chooses. */
    @Rule(RAGE)
    record RagePushes(Vector<CombatantId> remaining) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return remaining.map(character -> Prompt.of(
                    wording -> Sentences.pushAway(wording, character),
                    end(state, character, PushCause.RAGE),
                    into -> new HulkCommand.PushAway(character, into)));
        }

        @Override
        public Vector<HulkAwaited> without(CombatantId character) {
            Vector<CombatantId> rest = remaining.remove(character);
            return rest.isEmpty() ? Vector.empty() : Vector.of(new RagePushes(rest));
        }
    }

    /** The decision whether Hulk uses Puny. */
    @Rule(PUNY)
    record PunyDecision() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(
                    new Ready<>(new HulkCommand.DecidePuny(false)), new Ready<>(new HulkCommand.DecidePuny(true)));
        }

        /** Declines Puny automatically if Hulk cannot pay for it. */
        @Override
        @Rule(PUNY)
        public Option<Decision<HulkState, HulkEvent>> byItself(Decision<HulkState, HulkEvent> now) {
            HulkState state = now.state();
            return Option.when(
                    state.hulk().power() < state.setup().card().punyCost(),
                    () -> now.then(new HulkEvent.PunyDecided(false)));
        }
    }

    /**
     * The roll of an attack on Hulk.
     *
     * @param dice the number of attack dice
     * @param isPunyUsed whether Puny was used
     */
    @Rule(PUNY)
    record HulkDefence(CombatantId attacker, AttackType type, int dice, boolean isPunyUsed) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            Describable label = wording -> Sentences.rollAttackOnHulk(wording, attacker);
            HulkQuestion.AttackOnHulkResult result = new HulkQuestion.AttackOnHulkResult(
                    attacker, dice, state.setup().card().defence(type));
            return Vector.of(
                    isPunyUsed
                            ? Prompt.of(label, result, rolled -> new HulkCommand.RollAttackOnHulk(rolled, false))
                            : Prompt.of(
                                    label,
                                    result,
                                    new HulkQuestion.IsHulkPushed(attacker),
                                    HulkCommand.RollAttackOnHulk::new));
        }

        /** Returns the pools of both sides; the defence dice are on Hulk's card. */
        AttackPools pools(HulkState state) {
            return AttackPools.of(dice, state.setup().card().defence(type));
        }

        @Override
        public HulkAwaited withPuny() {
            return new HulkDefence(attacker, type, dice, true);
        }
    }

    /** The push of Hulk by the special rules of the attack, unless Puny prevents it. */
    @Rule(PUNY)
    record HulkPush(boolean isPrevented) implements HulkAwaited {
        @Override
        @Rule(PUNY)
        public Option<Decision<HulkState, HulkEvent>> byItself(Decision<HulkState, HulkEvent> now) {
            return Option.of(now.then(new HulkEvent.HulkPushed(isPrevented)));
        }
    }

    /**
     * The resolution of a collision of Hulk.
     *
     * @param isPunyUsed whether Puny was used
     */
    @Rule(PUNY)
    record Collision(int damage, boolean isPunyUsed) implements HulkAwaited {
        @Override
        public Option<Decision<HulkState, HulkEvent>> byItself(Decision<HulkState, HulkEvent> now) {
            return Option.of(HarmRules.hit(now, damage, false, isPunyUsed));
        }

        @Override
        public HulkAwaited withPuny() {
            return new Collision(damage, true);
        }
    }

    /** Returns the question where a push ends. A Gamma Absorber matters only to a Subdued character. */
    private static HulkQuestion.PushDestination end(HulkState state, CombatantId character, PushCause cause) {
        return new HulkQuestion.PushDestination(
                character,
                cause,
                state.setup().card().pushTool(cause),
                state.isSubdued(character) ? state.setup().absorbers() : Vector.empty());
    }
}

package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.encounter.frame.AttackPools;
import io.github.crisisrules.encounter.frame.EncounterAwaited;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.hulk.rule.AttackRules;
import io.github.crisisrules.encounter.hulk.rule.GammaAura;
import io.github.crisisrules.encounter.hulk.rule.HarmRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An item that the encounter waits for before anything else can be done. */
public sealed interface HulkAwaited extends EncounterAwaited {
    /** Returns the commands that answer it; none if it is resolved automatically. */
    Vector<Choice<HulkCommand>> choices(HulkState state);

    /** Returns the events that resolve it automatically, or empty if a player has to decide or observe something. */
    default Option<Story<HulkState, HulkEvent>> byItself(Story<HulkState, HulkEvent> story) {
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
        throw new AssertionError("Puny cannot be used against: " + words());
    }

    /** The deployment of the Crisis Team. */
    @Rule(DEPLOY)
    record TeamDeployment() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(new Ready<>(new HulkCommand.DeployTeam(state.team())));
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("DeployTeam");
        }

        @Override
        public String words() {
            return "the Crisis Team deploys";
        }
    }

    /** The deployment of Hulk. */
    @Rule(DEPLOY)
    record HulkDeployment() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(new Ready<>(new HulkCommand.DeployHulk(true)));
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("DeployHulk");
        }

        @Override
        public String words() {
            return "Hulk deploys";
        }
    }

    /** The roll of the Gamma Aura. */
    @Rule(AURA)
    record AuraRoll() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(Prompt.of(
                    "roll the Gamma Aura",
                    new HulkQuestion.AuraFace(),
                    new HulkQuestion.NearHulk(GammaAura.RANGE, state.team()),
                    HulkCommand.RollAura::new));
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("RollAura");
        }

        @Override
        public String words() {
            return "the Gamma Aura is rolled";
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
                    "roll " + attack + " on " + target,
                    new HulkQuestion.ResultOfAttack(
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

        @Override
        public Vector<String> commands() {
            return Vector.of("RollAttack", "RetargetAttack", "WithdrawAttack");
        }

        @Override
        public String words() {
            return "roll " + Plural.of(dice, "die", "dice") + " for " + attack + " on " + target + ", rerolling up to "
                    + rerolls;
        }
    }

    /** The aftermath of Hulk's attack on a target; after a Strike, the decision whether he pushes the target. */
    record Aftermath(HulkAttack attack, CombatantId target) implements HulkAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(attack.rule());
        }

        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(
                    Prompt.of(
                            "push " + target + " away",
                            end(state, target, PushCause.STRIKE),
                            HulkCommand.PushTarget::new),
                    new Ready<>(new HulkCommand.DeclinePush()));
        }

        @Override
        public Option<Story<HulkState, HulkEvent>> byItself(Story<HulkState, HulkEvent> story) {
            return AttackRules.aftermath(story, attack, target);
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("PushTarget", "DeclinePush");
        }

        @Override
        public String words() {
            return "after " + attack + " on " + target + ": push it or not";
        }
    }

    /** The push of a Subdued character by the Cosmic Threat. */
    @Rule(SUBDUED)
    record SubduedPush(CombatantId character) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(Prompt.of(
                    "push " + character,
                    end(state, character, PushCause.SUBDUED),
                    into -> new HulkCommand.PushSubdued(character, into)));
        }

        @Override
        public Vector<HulkAwaited> without(CombatantId other) {
            return character.equals(other) ? Vector.empty() : Vector.of(this);
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("PushSubdued");
        }

        @Override
        public String words() {
            return "the Cosmic Threat pushes " + character;
        }
    }

    /** The report of the characters near Hulk when he gains Rage. */
    @Rule(RAGE)
    record RageSighting() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            int range = state.setup().card().ragePushRange();
            return Vector.of(Prompt.of(
                    "say who is near Hulk",
                    new HulkQuestion.NearHulk(range, state.team()),
                    HulkCommand.ReportRagePushTargets::new));
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("ReportRagePushTargets");
        }

        @Override
        public String words() {
            return "who is near Hulk";
        }
    }

    /** The pushes of characters away from Hulk, in the order that the Cosmic Threat chooses. */
    @Rule(RAGE)
    record RagePushes(Vector<CombatantId> remaining) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return remaining.map(character -> Prompt.of(
                    "push " + character + " away from Hulk",
                    end(state, character, PushCause.RAGE),
                    into -> new HulkCommand.PushAway(character, into)));
        }

        @Override
        public Vector<HulkAwaited> without(CombatantId character) {
            Vector<CombatantId> rest = remaining.remove(character);
            return rest.isEmpty() ? Vector.empty() : Vector.of(new RagePushes(rest));
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("PushAway");
        }

        @Override
        public String words() {
            return "the Cosmic Threat pushes " + remaining.mkString(", ") + " away from Hulk, one after the other";
        }
    }

    /** The decision whether Hulk uses Puny. */
    @Rule(PUNY)
    record PunyAnswer() implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(
                    new Ready<>(new HulkCommand.DecidePuny(false)), new Ready<>(new HulkCommand.DecidePuny(true)));
        }

        /** Declines Puny automatically if Hulk cannot pay for it. */
        @Override
        @Rule(PUNY)
        public Option<Story<HulkState, HulkEvent>> byItself(Story<HulkState, HulkEvent> story) {
            HulkState state = story.state();
            return Option.when(
                    state.hulk().power() < state.setup().card().punyCost(),
                    () -> story.then(new HulkEvent.PunyDecided(false)));
        }

        @Override
        public Vector<String> commands() {
            return Vector.of("DecidePuny");
        }

        @Override
        public String words() {
            return "whether Hulk uses Puny";
        }
    }

    /**
     * The roll of an attack on Hulk.
     *
     * @param dice the number of attack dice
     * @param reduced whether Puny was used
     */
    @Rule(PUNY)
    record HulkDefence(CombatantId attacker, AttackType type, int dice, boolean reduced) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.of(Prompt.of(
                    "roll the attack of " + attacker + " on Hulk",
                    new HulkQuestion.ResultAtHulk(
                            attacker, dice, state.setup().card().defence(type)),
                    new HulkQuestion.PushesHulk(attacker),
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

        @Override
        public Vector<String> commands() {
            return Vector.of("RollAttackOnHulk", "WithdrawAttack");
        }

        @Override
        public String words() {
            return "roll " + Plural.of(dice, "die", "dice") + " for the attack of " + attacker + " on Hulk";
        }
    }

    /** The push of Hulk by the special rules of the attack, unless Puny prevents it. */
    @Rule(PUNY)
    record HulkPush(boolean prevented) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.empty();
        }

        @Override
        @Rule(PUNY)
        public Option<Story<HulkState, HulkEvent>> byItself(Story<HulkState, HulkEvent> story) {
            return Option.of(story.then(new HulkEvent.HulkPushed(prevented)));
        }

        @Override
        public Vector<String> commands() {
            return Vector.empty();
        }

        @Override
        public String words() {
            return "the push of Hulk";
        }
    }

    /**
     * The resolution of a collision of Hulk.
     *
     * @param reduced whether Puny was used
     */
    @Rule(PUNY)
    record Collision(int damage, boolean reduced) implements HulkAwaited {
        @Override
        public Vector<Choice<HulkCommand>> choices(HulkState state) {
            return Vector.empty();
        }

        @Override
        public Option<Story<HulkState, HulkEvent>> byItself(Story<HulkState, HulkEvent> story) {
            return Option.of(HarmRules.hit(story, damage, false, reduced));
        }

        @Override
        public HulkAwaited withPuny() {
            return new Collision(damage, true);
        }

        @Override
        public Vector<String> commands() {
            return Vector.empty();
        }

        @Override
        public String words() {
            return "the collision of Hulk";
        }
    }

    private static HulkQuestion.PushEnd end(HulkState state, CombatantId character, PushCause cause) {
        return new HulkQuestion.PushEnd(
                character,
                cause,
                state.setup().card().pushTool(cause),
                state.setup().absorbers());
    }
}

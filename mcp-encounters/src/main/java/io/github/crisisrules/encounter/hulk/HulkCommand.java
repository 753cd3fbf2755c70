package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ENDS_AT_THE_FIRST_CONDITION;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.LEAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRIKE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRONGEST;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.THROW;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.encounter.frame.AttackPools;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.frame.AttackViolation;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.hulk.rule.AttackRules;
import io.github.crisisrules.encounter.hulk.rule.GammaAura;
import io.github.crisisrules.encounter.hulk.rule.HarmRules;
import io.github.crisisrules.encounter.hulk.rule.HulkPreconditions;
import io.github.crisisrules.encounter.hulk.rule.ObjectiveRules;
import io.github.crisisrules.encounter.hulk.rule.ObservationText;
import io.github.crisisrules.encounter.hulk.rule.PushRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A command: a decision of a player, with the observations that it needs. */
public sealed interface HulkCommand extends GameCommand {
    /** Returns the direct results of this command in an encounter that is not over, or the reason why it is refused. */
    Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state);

    /**
     * Reports the deployment of the Crisis Team.
     *
     * @param withinThree the characters within range 3 of the Crisis Team's edge
     */
    record DeployTeam(Vector<CombatantId> withinThree) implements HulkCommand {
        @Override
        @Rule(DEPLOY)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            Vector<CombatantId> outside = state.team().removeAll(withinThree);
            return HulkPreconditions.in(state)
                    .awaits(new HulkAwaited.TeamDeployment(), this)
                    .ofTheTeam(withinThree)
                    .within(
                            outside.isEmpty(),
                            outside.mkString(", "),
                            "within range 3 of the Crisis Team's edge",
                            DEPLOY)
                    .then(new HulkEvent.TeamDeployed());
        }

        @Override
        public String words() {
            return "deploy the Crisis Team";
        }
    }

    /**
     * Reports the deployment of Hulk.
     *
     * @param withinThree whether Hulk is within range 3 of his edge
     */
    record DeployHulk(boolean withinThree) implements HulkCommand {
        @Override
        @Rule(DEPLOY)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .awaits(new HulkAwaited.HulkDeployment(), this)
                    .within(withinThree, "Hulk", "within range 3 of his edge", DEPLOY)
                    .then(new HulkEvent.HulkDeployed());
        }

        @Override
        public String words() {
            return "deploy Hulk";
        }
    }

    /** Gives a command of the common frame. */
    record InFrame(FrameCommand command) implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return Hulk.GAME.gate(state, command);
        }

        @Override
        public String words() {
            return command.words();
        }
    }

    /**
     * Reports the roll of the Gamma Aura.
     *
     * @param withinThree the Crisis Team characters within range 3 of Hulk
     */
    record RollAura(CrisisFace face, Vector<CombatantId> withinThree) implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .awaits(new HulkAwaited.AuraRoll(), this)
                    .ofTheTeam(withinThree)
                    .then(story -> GammaAura.roll(story, face, withinThree));
        }

        @Override
        public String words() {
            return "roll the Gamma Aura: " + ObservationText.face(face) + ", within range 3 "
                    + ObservationText.all(withinThree);
        }
    }

    /**
     * Declares an attack of Hulk on characters in range.
     *
     * @param otherDice the dice that effects outside this encounter add, or remove if negative
     */
    record DeclareAttack(HulkAttack attack, Vector<CombatantId> targets, int otherDice) implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return AttackRules.declare(state, attack, targets, otherDice);
        }

        @Override
        public String words() {
            return "use " + attack + " on " + ObservationText.all(targets);
        }
    }

    /** Redirects Hulk's attack on one of its targets to another character, before its roll. */
    record RetargetAttack(CombatantId from, CombatantId to) implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return AttackRules.retarget(state, this);
        }

        @Override
        public String words() {
            return "turn Hulk's attack from " + from + " to " + to;
        }
    }

    /**
     * Ends an attack before its roll, because of an effect: Hulk's attack on the remaining targets, or a
     * character's attack on Hulk. Power that was paid stays paid; to correct a mistake, undo the declaration
     * instead.
     */
    record WithdrawAttack() implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return AttackRules.withdraw(state, this);
        }

        @Override
        public String words() {
            return "withdraw the attack";
        }
    }

    /** Reports the result of Hulk's attack on the next target: the dice after rerolls, or the damage. */
    record RollAttack(AttackResult result) implements HulkCommand {
        @Override
        @Rule(RAGE)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .due(
                            HulkAwaited.AttackRoll.class,
                            this,
                            (guard, due) -> guard.result(result, AttackPools.ofAttack(due.dice()))
                                    .rerolls(result, due.rerolls())
                                    .then(story -> AttackRules.rolled(story, due, result.damage())));
        }

        @Override
        public String words() {
            return "roll Hulk's attack: " + result.words();
        }
    }

    /**
     * Pushes the target of Hulk's Strike away.
     *
     * @param into the Gamma Absorber in which the push ends, if any
     */
    record PushTarget(Option<String> into) implements HulkCommand {
        @Override
        @Rule(STRIKE)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .due(
                            HulkAwaited.Aftermath.class,
                            this,
                            (guard, due) -> guard.absorbers(into)
                                    .then(story -> PushRules.push(story, due.target(), PushCause.STRIKE, into)
                                            .then(new HulkEvent.AttackEnded(due.attack(), due.target()))));
        }

        @Override
        public String words() {
            return "push the target away" + PushRules.end(into);
        }
    }

    /** Declines the push of the target of Hulk's Strike. */
    record DeclinePush() implements HulkCommand {
        @Override
        @Rule(STRIKE)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .due(
                            HulkAwaited.Aftermath.class,
                            this,
                            (guard, due) -> guard.then(new HulkEvent.AttackEnded(due.attack(), due.target())));
        }

        @Override
        public String words() {
            return "leave the target where it is";
        }
    }

    /**
     * Pushes a Subdued character Short instead of dealing damage to it.
     *
     * @param into the Gamma Absorber in which the push ends, if any
     */
    record PushSubdued(CombatantId character, Option<String> into) implements HulkCommand {
        /**
         * There is one push for each time that the character would have suffered damage, in the direction that the
         * Cosmic Threat chooses.
         */
        @Override
        @Rule({SUBDUED, SUBDUED_IS_NOT_DAZED})
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .awaits(new HulkAwaited.SubduedPush(character), this)
                    .absorbers(into)
                    .then(story -> PushRules.push(story, character, PushCause.SUBDUED, into));
        }

        @Override
        public String words() {
            return "push " + character + PushRules.end(into);
        }
    }

    /** Reports the Crisis Team characters that are near enough to be pushed by Hulk's new Rage. */
    record ReportRagePushTargets(Vector<CombatantId> near) implements HulkCommand {
        @Override
        @Rule(RAGE)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .awaits(new HulkAwaited.RageSighting(), this)
                    .ofTheTeam(near)
                    .then(new HulkEvent.RagePushTargetsReported(near));
        }

        @Override
        public String words() {
            return "say who is near Hulk: " + ObservationText.all(near);
        }
    }

    /**
     * Pushes a character away from Hulk because of new Rage.
     *
     * @param into the Gamma Absorber in which the push ends, if any
     */
    record PushAway(CombatantId character, Option<String> into) implements HulkCommand {
        /** The Cosmic Threat chooses the order of the pushes. */
        @Override
        @Rule({RAGE, ENDS_AT_THE_FIRST_CONDITION})
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .due(
                            HulkAwaited.RagePushes.class,
                            this,
                            (guard, due) -> guard.asks(
                                            due.remaining().contains(character), () -> new HulkViolation.Awaiting(due))
                                    .absorbers(into)
                                    .then(story -> PushRules.push(story, character, PushCause.RAGE, into)));
        }

        @Override
        public String words() {
            return "push " + character + " away from Hulk" + PushRules.end(into);
        }
    }

    /**
     * Uses Super Gamma Leap.
     *
     * @param withinThree whether Hulk is placed within range 3 of his previous place
     */
    record Leap(boolean withinThree) implements HulkCommand {
        @Override
        @Rule(LEAP)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .active(HulkSetup.HULK)
                    .asks(!state.hasLeapt(), HulkViolation.LeapUsed::new)
                    .within(withinThree, "the place Hulk leaps to", "within range 3 of him", LEAP)
                    .pays(HulkSetup.HULK, state.setup().card().leapCost())
                    .then(new HulkEvent.HulkLeapt());
        }

        @Override
        public String words() {
            return "use Super Gamma Leap";
        }
    }

    /** Uses The Strongest One There Is, if the caller's card has it. Other commands report its effects. */
    record UseStrongestOneThereIs() implements HulkCommand {
        /**
         * The text of the superpower is lost, so the caller's card gives its cost, and the caller reports its
         * effects.
         */
        @Override
        @Rule(STRONGEST)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            Option<Integer> cost = state.setup().card().strongestCost();
            return HulkPreconditions.in(state)
                    .active(HulkSetup.HULK)
                    .asks(cost.isDefined(), HulkViolation.CostNotOnCard::new)
                    .pays(HulkSetup.HULK, cost.getOrElse(0))
                    .then(new HulkEvent.StrongestOneThereIsUsed());
        }

        @Override
        public String words() {
            return "use The Strongest One There Is";
        }
    }

    /**
     * Declares an attack of a Crisis Team character on Hulk.
     *
     * @param strength the number of dice without the Gamma Aura
     * @param withinThree whether the attacker is within range 3 of Hulk
     */
    record AttackHulk(CombatantId attacker, AttackType type, int strength, boolean withinThree) implements HulkCommand {
        @Override
        @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            long dice = (long) strength + GammaAura.bonus(state, type, withinThree);
            return HulkPreconditions.in(state)
                    .active(attacker)
                    .ofTheTeam(Vector.of(attacker))
                    .asks(strength >= 1, () -> new AttackViolation.NoDice(strength))
                    .dice(dice)
                    .then(story -> story.then(new HulkEvent.HulkTargeted(attacker, type, (int) dice)));
        }

        @Override
        public String words() {
            return "attack Hulk with " + attacker + ": " + type + ", " + Plural.of(strength, "die", "dice");
        }
    }

    /** Uses or declines Puny against the attack or collision. */
    record DecidePuny(boolean use) implements HulkCommand {
        @Override
        @Rule(PUNY)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .awaits(new HulkAwaited.PunyAnswer(), this)
                    .pays(HulkSetup.HULK, use ? state.setup().card().punyCost() : 0)
                    .then(new HulkEvent.PunyDecided(use));
        }

        @Override
        public String words() {
            return use ? "use Puny" : "do without Puny";
        }
    }

    /**
     * Reports the result of an attack on Hulk before Puny, by its dice or its damage.
     *
     * @param pushes whether the special rules of the attack push Hulk
     */
    record RollAttackOnHulk(AttackResult result, boolean pushes) implements HulkCommand {
        @Override
        @Rule(PUNY)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .due(
                            HulkAwaited.HulkDefence.class,
                            this,
                            (guard, due) -> guard.result(result, due.pools(state))
                                    .then(story -> HarmRules.hit(story, result.damage(), pushes, due.reduced())));
        }

        @Override
        public String words() {
            return "roll the attack on Hulk: " + result.words();
        }
    }

    /** Reports that Hulk would suffer a collision with the given damage. */
    record ReportHulkCollision(int damage) implements HulkCommand {
        @Override
        @Rule(PUNY)
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .begun(this)
                    .atLeast(0, "the damage of the collision", damage)
                    .then(new HulkEvent.CollisionDue(damage));
        }

        @Override
        public String words() {
            return "let Hulk collide for " + damage + " damage";
        }
    }

    /**
     * Throws terrain with the Gamma Throw of a Crisis Team character. Collisions are reported afterwards.
     *
     * @param withinTwo whether the terrain is within range 2 of the thrower
     * @param withinThree whether the thrower is within range 3 of Hulk
     */
    record ThrowTerrain(CombatantId thrower, Terrain terrain, boolean withinTwo, boolean withinThree)
            implements HulkCommand {
        @Override
        @Rule({THROW, THROWN_TERRAIN_IS_DESTROYED})
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            int size = state.setup().size(thrower);
            HulkCard card = state.setup().card();
            return HulkPreconditions.in(state)
                    .active(thrower)
                    .ofTheTeam(Vector.of(thrower))
                    .stands(terrain)
                    .asks(terrain.isThrownBy(size), () -> new HulkViolation.NotThrowable(terrain, thrower, size))
                    .within(withinTwo, terrain.name(), "within range 2 of " + thrower, THROW)
                    .pays(thrower, card.throwCost())
                    .then(story -> GammaAura.destroyed(
                            story.then(new HulkEvent.TerrainThrown(thrower, terrain, card.throwTool())),
                            thrower,
                            terrain,
                            withinThree));
        }

        @Override
        public String words() {
            return "throw " + terrain.name() + " with " + thrower;
        }
    }

    /**
     * Reports that a character destroyed terrain, after that effect is resolved.
     *
     * @param withinThree whether the character is within range 3 of Hulk
     */
    record DestroyTerrain(CombatantId by, Terrain terrain, boolean withinThree) implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            boolean hulk = by.equals(HulkSetup.HULK);
            return HulkPreconditions.in(state)
                    .begun(this)
                    .ofTheTeam(hulk ? Vector.empty() : Vector.of(by))
                    .stands(terrain)
                    .asks(terrain.interactive(), () -> new HulkViolation.NotInteractive(terrain))
                    .then(story -> GammaAura.destroyed(story, by, terrain, hulk || withinThree));
        }

        @Override
        public String words() {
            return "destroy " + terrain.name() + " with " + by;
        }
    }

    /** Reports that a character was pushed or thrown into a Gamma Absorber by any other effect. */
    record EnterAbsorber(CombatantId character, String absorber) implements HulkCommand {
        @Override
        @Rule({ABSORBER, SUBDUED_IS_NOT_DAZED})
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .begun(this)
                    .ofTheTeam(Vector.of(character))
                    .absorbers(Vector.of(absorber))
                    .asks(state.isSubdued(character), () -> new HulkViolation.NotSubdued(character))
                    .then(story -> PushRules.landed(
                            story.then(new HulkEvent.AbsorberEntered(character, absorber)),
                            character,
                            Option.of(absorber)));
        }

        @Override
        public String words() {
            return "move " + character + PushRules.end(Option.of(absorber));
        }
    }

    /** Reports the Gamma Absorbers that the Crisis Team secures in Cleanup. */
    record SecureAbsorbers(Vector<String> absorbers) implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .pending(HulkSetup.ABSORBERS, this)
                    .absorbers(absorbers)
                    .then(story -> ObjectiveRules.secured(story, absorbers));
        }

        @Override
        public String words() {
            return "score Gamma Absorbers: " + ObservationText.all(absorbers);
        }
    }

    /** Reports the Crisis Team characters within range 1 of a Booster Serum in Cleanup. */
    record UseSerums(Vector<CombatantId> withinOne) implements HulkCommand {
        @Override
        public Either<RuleViolation, Story<HulkState, HulkEvent>> decide(HulkState state) {
            return HulkPreconditions.in(state)
                    .pending(HulkSetup.SERUMS, this)
                    .ofTheTeam(withinOne)
                    .then(story -> ObjectiveRules.serums(story, withinOne));
        }

        @Override
        public String words() {
            return "use Booster Serums: within range 1 " + ObservationText.all(withinOne);
        }
    }
}

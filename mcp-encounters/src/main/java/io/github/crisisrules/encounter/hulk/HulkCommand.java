package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.frame.rule.Requirements.atLeast;
import static io.github.crisisrules.encounter.frame.rule.Requirements.onCrisisTeam;
import static io.github.crisisrules.encounter.hulk.Hulk.GAME;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.ableToAct;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.afterSetup;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.allowed;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.awaited;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.intact;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.knownAbsorbers;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.pending;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.possibleDice;
import static io.github.crisisrules.encounter.hulk.rule.HulkRequirements.rerolls;
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
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.frame.EncounterCommand;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.hulk.rule.AttackRules;
import io.github.crisisrules.encounter.hulk.rule.GammaAura;
import io.github.crisisrules.encounter.hulk.rule.HarmRules;
import io.github.crisisrules.encounter.hulk.rule.ObjectiveRules;
import io.github.crisisrules.encounter.hulk.rule.PowerRules;
import io.github.crisisrules.encounter.hulk.rule.PushRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A command: a decision of a player, with the observations that it needs. */
public sealed interface HulkCommand extends EncounterCommand<HulkState, HulkEvent> {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /**
     * Reports the deployment of the Crisis Team.
     *
     * @param withinRange3 the characters within range 3 of the Crisis Team's edge
     */
    record DeployTeam(Vector<CombatantId> withinRange3) implements HulkCommand {
        @Override
        @Rule(DEPLOY)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            Vector<CombatantId> outside = state.team().removeAll(withinRange3);
            return GAME.in(state)
                    .require(awaited(new HulkAwaited.TeamDeployment(), this))
                    .require(onCrisisTeam(withinRange3))
                    .require(outside.isEmpty(), () -> new HulkViolation.DeployedOutOfRange(outside))
                    .then(new HulkEvent.TeamDeployed());
        }
    }

    /**
     * Reports the deployment of Hulk.
     *
     * @param isWithinRange3 whether Hulk is within range 3 of his edge
     */
    record DeployHulk(boolean isWithinRange3) implements HulkCommand {
        @Override
        @Rule(DEPLOY)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(awaited(new HulkAwaited.HulkDeployment(), this))
                    .require(isWithinRange3, () -> new HulkViolation.DeployedOutOfRange(Vector.of(HulkSetup.HULK)))
                    .then(new HulkEvent.HulkDeployed());
        }
    }

    /** Gives a command of the common frame. */
    record InFrame(FrameCommand command) implements HulkCommand {
        /** The frame decides whether a character can suffer damage, and the encounter decides the consequences. */
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            Decision<HulkState, HulkEvent> now = GAME.in(state).require(allowed(command));
            return command instanceof FrameCommand.SufferDamage suffer
                    ? now.require(suffer.decision().requirement())
                            .and(possible -> HarmRules.suffer(possible, suffer.character(), suffer.damage()))
                    : now.and(open -> GAME.inFrame(open, command));
        }

        @Override
        public String describe(Wording wording) {
            return command.describe(wording);
        }
    }

    /**
     * Reports the roll of the Gamma Aura.
     *
     * @param withinRange3 the Crisis Team characters within range 3 of Hulk
     */
    record RollAura(CrisisFace face, Vector<CombatantId> withinRange3) implements HulkCommand {
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(awaited(new HulkAwaited.AuraRoll(), this))
                    .require(onCrisisTeam(withinRange3))
                    .and(now -> GammaAura.roll(now, face, withinRange3));
        }
    }

    /**
     * Declares an attack of Hulk on characters in range.
     *
     * @param otherDice the dice that effects outside this encounter add, or remove if negative
     */
    record DeclareAttack(HulkAttack attack, Vector<CombatantId> targets, int otherDice) implements HulkCommand {
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return AttackRules.declare(state, attack, targets, otherDice);
        }
    }

    /** Redirects Hulk's attack on one of its targets to another character, before its roll. */
    record RetargetAttack(CombatantId from, CombatantId to) implements HulkCommand {
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return AttackRules.retarget(state, this);
        }
    }

    /**
     * Ends an attack before its roll, because of an effect: Hulk's attack on the remaining targets, or a
     * character's attack on Hulk. Power that was paid stays paid; to correct a mistake, undo the declaration
     * instead.
     */
    record WithdrawAttack() implements HulkCommand {
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return AttackRules.withdraw(state, this);
        }
    }

    /** Reports the result of Hulk's attack on the next target: the dice after rerolls, or the damage. */
    record RollAttack(AttackResult result) implements HulkCommand {
        @Override
        @Rule(RAGE)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(
                            awaited(state, HulkAwaited.AttackRoll.class, this),
                            (now, due) -> now.require(at -> result.fault(AttackPools.ofAttack(due.dice())))
                                    .require(rerolls(result, due.rerolls()))
                                    .and(possible -> AttackRules.rolled(possible, due, result.damage())));
        }
    }

    /**
     * Pushes the target of Hulk's Strike away.
     *
     * @param absorber the Gamma Absorber in which the push ends, if any
     */
    record PushTarget(Option<String> absorber) implements HulkCommand {
        @Override
        @Rule(STRIKE)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(
                            awaited(state, HulkAwaited.AttackFollowUp.class, this),
                            (now, due) -> now.require(knownAbsorbers(absorber))
                                    .and(then -> PushRules.push(then, due.target(), PushCause.STRIKE, absorber))
                                    .then(new HulkEvent.AttackEnded(due.attack(), due.target())));
        }
    }

    /** Declines the push of the target of Hulk's Strike. */
    record DeclinePush() implements HulkCommand {
        @Override
        @Rule(STRIKE)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(
                            awaited(state, HulkAwaited.AttackFollowUp.class, this),
                            (now, due) -> now.then(new HulkEvent.AttackEnded(due.attack(), due.target())));
        }
    }

    /**
     * Pushes a Subdued character Short instead of dealing damage to it.
     *
     * @param absorber the Gamma Absorber in which the push ends, if any
     */
    record PushSubdued(CombatantId character, Option<String> absorber) implements HulkCommand {
        /**
         * There is one push for each time that the character would have suffered damage, in the direction that the
         * Cosmic Threat chooses.
         */
        @Override
        @Rule({SUBDUED, SUBDUED_IS_NOT_DAZED})
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(awaited(new HulkAwaited.SubduedPush(character), this))
                    .require(knownAbsorbers(absorber))
                    .and(now -> PushRules.push(now, character, PushCause.SUBDUED, absorber));
        }
    }

    /** Reports the Crisis Team characters that are near enough to be pushed by Hulk's new Rage. */
    record ReportRagePushTargets(Vector<CombatantId> characters) implements HulkCommand {
        @Override
        @Rule(RAGE)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(awaited(new HulkAwaited.RagePushTargets(), this))
                    .require(onCrisisTeam(characters))
                    .then(new HulkEvent.RagePushTargetsReported(characters));
        }
    }

    /**
     * Pushes a character away from Hulk because of new Rage.
     *
     * @param absorber the Gamma Absorber in which the push ends, if any
     */
    record PushAway(CombatantId character, Option<String> absorber) implements HulkCommand {
        /** The Cosmic Threat chooses the order of the pushes. */
        @Override
        @Rule({RAGE, ENDS_AT_THE_FIRST_CONDITION})
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(
                            awaited(state, HulkAwaited.RagePushes.class, this),
                            (now, due) -> now.require(
                                            due.remaining().contains(character),
                                            () -> new HulkViolation.OtherActionAwaited(due))
                                    .require(knownAbsorbers(absorber))
                                    .and(then -> PushRules.push(then, character, PushCause.RAGE, absorber)));
        }
    }

    /**
     * Uses Super Gamma Leap.
     *
     * @param isWithinRange3 whether Hulk is placed within range 3 of his previous place
     */
    record Leap(boolean isWithinRange3) implements HulkCommand {
        @Override
        @Rule(LEAP)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(ableToAct(HulkSetup.HULK))
                    .require(!state.hasLeapt(), HulkViolation.LeapUsed::new)
                    .require(isWithinRange3, HulkViolation.LeapOutOfRange::new)
                    .and(now -> PowerRules.pay(
                            now, HulkSetup.HULK, state.setup().card().leapCost()))
                    .then(new HulkEvent.HulkLeapt());
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
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            Option<Integer> cost = state.setup().card().strongestOneThereIsCost();
            return GAME.in(state)
                    .require(ableToAct(HulkSetup.HULK))
                    .require(cost.isDefined(), HulkViolation.CostNotOnCard::new)
                    .and(now -> PowerRules.pay(now, HulkSetup.HULK, cost.get()))
                    .then(new HulkEvent.StrongestOneThereIsUsed());
        }
    }

    /**
     * Declares an attack of a Crisis Team character on Hulk.
     *
     * @param strength the number of dice without the Gamma Aura
     * @param isWithinRange3 whether the attacker is within range 3 of Hulk
     */
    record AttackHulk(CombatantId attacker, AttackType type, int strength, boolean isWithinRange3)
            implements HulkCommand {
        @Override
        @Rule({AURA, AURA_POWER_IS_PAID_ONCE})
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            long dice = (long) strength + GammaAura.bonus(state, type, isWithinRange3);
            return GAME.in(state)
                    .require(ableToAct(attacker))
                    .require(onCrisisTeam(attacker))
                    .require(strength >= 1, () -> new AttackViolation.NoDice(strength))
                    .require(possibleDice(dice))
                    .then(new HulkEvent.HulkTargeted(attacker, type, (int) dice));
        }
    }

    /** Uses or declines Puny against the attack or collision. */
    record DecidePuny(boolean isUsed) implements HulkCommand {
        @Override
        @Rule(PUNY)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(awaited(new HulkAwaited.PunyDecision(), this))
                    .andIf(
                            isUsed,
                            now -> PowerRules.pay(
                                    now, HulkSetup.HULK, state.setup().card().punyCost()))
                    .then(new HulkEvent.PunyDecided(isUsed));
        }
    }

    /**
     * Reports the result of an attack on Hulk before Puny, by its dice or its damage.
     *
     * @param isHulkPushed whether the special rules of the attack push Hulk
     */
    record RollAttackOnHulk(AttackResult result, boolean isHulkPushed) implements HulkCommand {
        @Override
        @Rule(PUNY)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(
                            awaited(state, HulkAwaited.HulkDefence.class, this),
                            (now, due) -> now.require(at -> result.fault(due.pools(at)))
                                    .and(possible ->
                                            HarmRules.hit(possible, result.damage(), isHulkPushed, due.isPunyUsed())));
        }
    }

    /** Reports that Hulk would suffer a collision with the given damage. */
    record ReportHulkCollision(int damage) implements HulkCommand {
        @Override
        @Rule(PUNY)
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(afterSetup(this))
                    .require(atLeast(0, ReportedNumber.DAMAGE, damage))
                    .then(new HulkEvent.CollisionDue(damage));
        }
    }

    /**
     * Throws terrain with the Gamma Throw of a Crisis Team character. Collisions are reported afterwards.
     *
     * @param isWithinRange2 whether the terrain is within range 2 of the thrower
     * @param isWithinRange3 whether the thrower is within range 3 of Hulk
     */
    record ThrowTerrain(CombatantId thrower, Terrain terrain, boolean isWithinRange2, boolean isWithinRange3)
            implements HulkCommand {
        @Override
        @Rule({THROW, THROWN_TERRAIN_IS_DESTROYED})
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            int size = state.setup().size(thrower);
            HulkCard card = state.setup().card();
            return GAME.in(state)
                    .require(ableToAct(thrower))
                    .require(onCrisisTeam(thrower))
                    .require(intact(terrain))
                    .require(terrain.isThrownBy(size), () -> new HulkViolation.NotThrowable(terrain, thrower, size))
                    .require(isWithinRange2, () -> new HulkViolation.TerrainOutOfRange(terrain, thrower))
                    .and(now -> PowerRules.pay(now, thrower, card.throwCost()))
                    .then(new HulkEvent.TerrainThrown(thrower, terrain, card.throwTool()))
                    .and(now -> GammaAura.destroyed(now, thrower, terrain, isWithinRange3));
        }
    }

    /**
     * Reports that a character destroyed terrain, after that effect is resolved.
     *
     * @param isWithinRange3 whether the character is within range 3 of Hulk
     */
    record DestroyTerrain(CombatantId by, Terrain terrain, boolean isWithinRange3) implements HulkCommand {
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            boolean hulk = by.equals(HulkSetup.HULK);
            return GAME.in(state)
                    .require(afterSetup(this))
                    .require(onCrisisTeam(hulk ? Vector.empty() : Vector.of(by)))
                    .require(intact(terrain))
                    .require(terrain.isInteractive(), () -> new HulkViolation.NotInteractive(terrain))
                    .and(now -> GammaAura.destroyed(now, by, terrain, hulk || isWithinRange3));
        }
    }

    /** Reports that a character was pushed or thrown into a Gamma Absorber by any other effect. */
    record EnterAbsorber(CombatantId character, String absorber) implements HulkCommand {
        @Override
        @Rule({ABSORBER, SUBDUED_IS_NOT_DAZED})
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(afterSetup(this))
                    .require(onCrisisTeam(character))
                    .require(knownAbsorbers(Vector.of(absorber)))
                    .require(state.isSubdued(character), () -> new HulkViolation.NotSubdued(character))
                    .then(new HulkEvent.AbsorberEntered(character, absorber))
                    .and(now -> PushRules.landed(now, character, Option.of(absorber)));
        }
    }

    /** Reports the Gamma Absorbers that the Crisis Team secures in Cleanup. */
    record SecureAbsorbers(Vector<String> absorbers) implements HulkCommand {
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(pending(HulkSetup.ABSORBERS, this))
                    .require(knownAbsorbers(absorbers))
                    .and(now -> ObjectiveRules.secured(now, absorbers));
        }
    }

    /** Reports the Crisis Team characters within range 1 of a Booster Serum in Cleanup. */
    record UseSerums(Vector<CombatantId> withinRange1) implements HulkCommand {
        @Override
        public Decision<HulkState, HulkEvent> decide(HulkState state) {
            return GAME.in(state)
                    .require(pending(HulkSetup.SERUMS, this))
                    .require(onCrisisTeam(withinRange1))
                    .and(now -> ObjectiveRules.serums(now, withinRange1));
        }
    }
}

package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.frame.rule.Requirements.onCrisisTeam;
import static io.github.crisisrules.encounter.hulk.Hulk.GAME;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRIKE;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.hulk.HulkAwaited;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkViolation;
import io.github.crisisrules.encounter.hulk.Rage;
import io.github.crisisrules.encounter.hulk.attack.AttackProfile;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The attacks of Hulk, from their declaration to their aftermath. */
public final class AttackRules {
    private AttackRules() {}

    /** Declares an attack. Range, dice and rerolls are fixed at the declaration. */
    @Rule({RAGE, AURA, AURA_POWER_IS_PAID_ONCE})
    public static Decision<HulkState, HulkEvent> declare(
            HulkState state, HulkAttack attack, Vector<CombatantId> targets, int otherDice) {
        AttackProfile line = state.setup().card().line(attack);
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        long dice = Math.max(1, (long) line.strength() + GammaAura.bonus(state, line.type(), true) + otherDice);
        return GAME.in(state)
                .require(HulkRequirements.ableToAct(HulkSetup.HULK))
                .require(onCrisisTeam(targets))
                .require(
                        range.allows(targets.size()),
                        () -> new HulkViolation.WrongTargetCount(attack, range, targets.size()))
                .require(HulkRequirements.possibleDice(dice))
                .and(now -> PowerRules.pay(now, HulkSetup.HULK, line.cost()))
                .then(new HulkEvent.AttackDeclared(attack, targets, range, (int) dice, Rage.rerolls(state.rage())));
    }

    /** Redirects the attack on a target, before its roll, to a character that is not yet a target. */
    public static Decision<HulkState, HulkEvent> retarget(HulkState state, HulkCommand.RetargetAttack turn) {
        Vector<CombatantId> targets = targets(state);
        return GAME.in(state)
                .require(
                        HulkRequirements.awaited(state, HulkAwaited.AttackRoll.class, turn),
                        (now, due) -> now.require(
                                        targets.contains(turn.from()),
                                        () -> new HulkViolation.NotATarget(turn.from(), targets))
                                .require(onCrisisTeam(turn.to()))
                                .require(
                                        !targets.contains(turn.to()),
                                        () -> new HulkViolation.AlreadyTargeted(turn.to()))
                                .then(new HulkEvent.AttackRetargeted(due.attack(), turn.from(), turn.to())));
    }

    /** Returns the targets of Hulk's attack whose rolls are awaited. */
    static Vector<CombatantId> targets(HulkState state) {
        return state.awaited()
                .filter(awaited -> awaited instanceof HulkAwaited.AttackRoll)
                .map(awaited -> ((HulkAwaited.AttackRoll) awaited).target());
    }

    /** Ends an attack by Hulk or on Hulk before its roll. */
    public static Decision<HulkState, HulkEvent> withdraw(HulkState state, HulkCommand.WithdrawAttack command) {
        Decision<HulkState, HulkEvent> now = GAME.in(state);
        return state.nextAwaited().exists(awaited -> awaited instanceof HulkAwaited.HulkDefence)
                ? now.require(
                        HulkRequirements.awaited(state, HulkAwaited.HulkDefence.class, command),
                        (free, due) -> free.then(new HulkEvent.AttackOnHulkWithdrawn(due.attacker())))
                : now.require(
                        HulkRequirements.awaited(state, HulkAwaited.AttackRoll.class, command),
                        (free, due) -> free.then(new HulkEvent.AttackWithdrawn(due.attack())));
    }

    /** Applies the damage of the attack on a target, given by its dice or as a number. */
    public static Decision<HulkState, HulkEvent> rolled(
            Decision<HulkState, HulkEvent> now, HulkAwaited.AttackRoll due, int damage) {
        return HarmRules.suffer(
                now.then(new HulkEvent.AttackRolled(due.attack(), due.target(), damage)), due.target(), damage);
    }

    /**
     * Resolves the effects after an attack: Thunder Clap stuns a target in play that is not immune, with or
     * without damage. Returns empty after a Strike on a target in play, because Hulk's player chooses whether to
     * push it.
     */
    @Rule({CLAP, STRIKE})
    public static Option<Decision<HulkState, HulkEvent>> aftermath(
            Decision<HulkState, HulkEvent> now, HulkAttack attack, CombatantId target) {
        FrameState frame = now.state().frame();
        Combatant combatant = frame.combatant(target);
        if (attack.mayPush() && combatant.isInPlay()) {
            return Option.none();
        }
        Option<HulkEvent> condition = attack.condition()
                .filter(gained -> combatant.isInPlay()
                        && combatant.condition(gained).isEmpty()
                        && !frame.mission().isImmune(target, gained))
                .map(gained -> new HulkEvent.InFrame(new FrameEvent.ConditionGained(target, gained)));
        return Option.of(now.thenAll(condition).then(new HulkEvent.AttackEnded(attack, target)));
    }
}

package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.AURA_POWER_IS_PAID_ONCE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STRIKE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.hulk.AttackLine;
import io.github.crisisrules.encounter.hulk.AttackRange;
import io.github.crisisrules.encounter.hulk.HulkAttack;
import io.github.crisisrules.encounter.hulk.HulkAwaited;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkViolation;
import io.github.crisisrules.encounter.hulk.Rage;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The attacks of Hulk, from their declaration to their aftermath. */
public final class AttackRules {
    private static final String STUN = "Stun";

    private AttackRules() {}

    /** Declares an attack. Range, dice and rerolls are fixed at the declaration. */
    @Rule({RAGE, AURA, AURA_POWER_IS_PAID_ONCE})
    public static Either<RuleViolation, Story<HulkState, HulkEvent>> declare(
            HulkState state, HulkAttack attack, Vector<CombatantId> targets, int otherDice) {
        AttackLine line = state.setup().card().line(attack);
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        long dice = Math.max(1, (long) line.strength() + GammaAura.bonus(state, line.type(), true) + otherDice);
        return HulkPreconditions.in(state)
                .active(HulkSetup.HULK)
                .ofTheTeam(targets)
                .asks(range.allows(targets.size()), () -> new HulkViolation.WrongTargets(attack, range, targets.size()))
                .dice(dice)
                .pays(HulkSetup.HULK, line.cost())
                .then(story -> story.then(
                        new HulkEvent.AttackDeclared(attack, targets, range, (int) dice, Rage.rerolls(state.rage()))));
    }

    /** Redirects the attack on a target, before its roll, to a character that is not yet a target. */
    public static Either<RuleViolation, Story<HulkState, HulkEvent>> retarget(
            HulkState state, HulkCommand.RetargetAttack turn) {
        Vector<CombatantId> targets = state.awaiting()
                .filter(awaited -> awaited instanceof HulkAwaited.AttackRoll)
                .map(awaited -> ((HulkAwaited.AttackRoll) awaited).target());
        return HulkPreconditions.in(state)
                .due(
                        HulkAwaited.AttackRoll.class,
                        turn,
                        (guard, due) -> guard.asks(
                                        targets.contains(turn.from()),
                                        () -> new HulkViolation.NotATarget(turn.from(), targets))
                                .ofTheTeam(Vector.of(turn.to()))
                                .asks(!targets.contains(turn.to()), () -> new HulkViolation.AlreadyTargeted(turn.to()))
                                .then(new HulkEvent.AttackRetargeted(due.attack(), turn.from(), turn.to())));
    }

    /** Ends an attack by Hulk or on Hulk before its roll. */
    public static Either<RuleViolation, Story<HulkState, HulkEvent>> withdraw(
            HulkState state, HulkCommand.WithdrawAttack command) {
        HulkPreconditions guard = HulkPreconditions.in(state);
        return state.awaits().exists(awaited -> awaited instanceof HulkAwaited.HulkDefence)
                ? guard.due(
                        HulkAwaited.HulkDefence.class,
                        command,
                        (free, due) -> free.then(new HulkEvent.AttackOnHulkWithdrawn(due.attacker())))
                : guard.due(
                        HulkAwaited.AttackRoll.class,
                        command,
                        (free, due) -> free.then(new HulkEvent.AttackWithdrawn(due.attack())));
    }

    /** Applies the damage of the attack on a target, given by its dice or as a number. */
    public static Story<HulkState, HulkEvent> rolled(
            Story<HulkState, HulkEvent> story, HulkAwaited.AttackRoll due, int damage) {
        return HarmRules.suffer(
                story.then(new HulkEvent.AttackRolled(due.attack(), due.target(), damage)), due.target(), damage);
    }

    /**
     * Resolves the effects after an attack: Thunder Clap stuns a target in play that is not immune, with or
     * without damage. Returns empty after a Strike on a target in play, because Hulk's player chooses whether to
     * push it.
     */
    @Rule({CLAP, STRIKE})
    public static Option<Story<HulkState, HulkEvent>> aftermath(
            Story<HulkState, HulkEvent> story, HulkAttack attack, CombatantId target) {
        Combatant combatant = story.frame().combatant(target);
        if (attack == HulkAttack.STRIKE && combatant.isInPlay()) {
            return Option.none();
        }
        boolean stuns = attack == HulkAttack.THUNDER_CLAP
                && combatant.isInPlay()
                && combatant.condition(STUN).isEmpty()
                && !story.frame().mission().isImmune(target, STUN);
        return Option.of(story.when(stuns, hit -> hit.inFrame(new FrameEvent.ConditionGained(target, STUN)))
                .then(new HulkEvent.AttackEnded(attack, target)));
    }
}

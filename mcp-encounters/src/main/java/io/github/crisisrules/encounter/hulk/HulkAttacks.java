package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.AURA;
import static io.github.crisisrules.encounter.rulebook.HulkRules.AURA_POWER_IS_PAID_ONCE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STRIKE;

import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Hulk's own attacks, from their declaration to what follows them. */
final class HulkAttacks {
    private HulkAttacks() {}

    /** Range, dice and rerolls are those of the moment of the declaration. */
    @Rule({RAGE, AURA, AURA_POWER_IS_PAID_ONCE})
    static Either<RuleViolation, Story<HulkState, HulkEvent>> declare(
            HulkState state, HulkAttack attack, Vector<CombatantId> targets, int otherDice) {
        AttackLine line = state.setup().card().line(attack);
        AttackRange range = Rage.range(state.setup().card(), attack, state.rage());
        int dice = DicePool.of(line.strength())
                .plus(GammaAura.bonus(state, line.type(), true))
                .plus(otherDice)
                .dice();
        return Guard.in(state)
                .active(HulkSetup.HULK)
                .ofTheTeam(targets)
                .asks(range.allows(targets.size()), () -> new HulkViolation.WrongTargets(attack, range, targets.size()))
                .pays(HulkSetup.HULK, line.cost())
                .then(new HulkEvent.AttackDeclared(attack, targets, range, dice, Rage.rerolls(state.rage())));
    }

    /** Thunder Clap stuns, whether it dealt damage or not; a strike waits for Hulk's choice; both need a target. */
    @Rule({CLAP, STRIKE})
    static Option<Story<HulkState, HulkEvent>> aftermath(
            Story<HulkState, HulkEvent> story, HulkAttack attack, CombatantId target) {
        Combatant combatant = story.frame().combatant(target);
        if (attack == HulkAttack.STRIKE && combatant.isInPlay()) {
            return Option.none();
        }
        boolean stuns = attack == HulkAttack.THUNDER_CLAP
                && combatant.isInPlay()
                && !combatant.conditions().contains("Stun");
        return Option.of(story.when(stuns, hit -> hit.inRound(new RoundEvent.ConditionGained(target, "Stun")))
                .then(new HulkEvent.AttackEnded(attack, target)));
    }
}

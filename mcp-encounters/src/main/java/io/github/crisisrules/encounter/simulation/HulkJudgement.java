package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/**
 * What a good player of the Incredible Hulk sees, on either side: which attack on whom, or which terrain to throw. In pushes, in
 * Puny and in who acts first it does as the plain player: there is nothing to gain at a table without places.
 */
public final class HulkJudgement implements Judgement<HulkState, HulkCommand, HulkEvent> {
    /** For the plain player. */
    public static final HulkJudgement STAND_IN = new HulkJudgement();

    private HulkJudgement() {}

    @Override
    public Vector<Prospect<HulkCommand>> prospects(Moment<HulkState, HulkCommand, HulkEvent> moment) {
        HulkCommand usual = PlainHulkPolicy.STAND_IN.choose(moment);
        HulkState state = moment.state();
        return isAttack(usual)
                ? moment.commands()
                        .filter(HulkJudgement::isAttack)
                        .prepend(usual)
                        .distinctBy(command -> kind(state, command))
                        .map(Prospect::of)
                : Vector.of(Prospect.of(usual));
    }

    private static boolean isAttack(HulkCommand command) {
        return command instanceof HulkCommand.DeclareAttack
                || command instanceof HulkCommand.AttackHulk
                || command instanceof HulkCommand.ThrowTerrain;
    }

    /** Commands that come to the same at a table without places: targets in the same state, terrain of the same size. */
    private static Object kind(HulkState state, HulkCommand command) {
        if (command instanceof HulkCommand.DeclareAttack attack) {
            return Vector.of(attack.attack(), attack.targets().map(target -> health(state, target)));
        }
        if (command instanceof HulkCommand.ThrowTerrain thrown) {
            return thrown.terrain().size();
        }
        return command;
    }

    /** How much more damage a character takes; none for one that is Subdued. */
    private static int health(HulkState state, CombatantId target) {
        Combatant combatant = state.frame().combatant(target);
        return state.isSubdued(target) ? 0 : combatant.limit().getOrElse(0) - combatant.damage();
    }

    /**
     * By victory points, Hulk's damage and Rage, the characters in play and the damage they can still take. The weights are those
     * of a logistic regression over plain games at all difficulties.
     */
    @Override
    public double outlook(HulkState state) {
        Vector<CombatantId> team = state.team();
        double score = -5.3
                + 0.59 * state.frame().points(Side.CRISIS_TEAM)
                - 0.15 * state.frame().points(Side.COSMIC_THREAT)
                + 0.08 * state.hulk().damage()
                - 0.25 * state.rage()
                + 0.21 * team.size()
                + 0.056 * team.map(character -> health(state, character)).sum().doubleValue();
        return 1 / (1 + Math.exp(-score));
    }
}

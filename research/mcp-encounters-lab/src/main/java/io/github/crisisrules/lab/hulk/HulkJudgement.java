package io.github.crisisrules.lab.hulk;

import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.simulation.Judgement;
import io.github.crisisrules.lab.simulation.Moment;
import io.github.crisisrules.lab.simulation.Prospect;
import io.vavr.collection.Vector;

/**
 * The decisions that a good player of the Incredible Hulk considers, on either side: the attack and its targets,
 * the terrain to throw, and whether Puny is worth its Power. In everything else it follows the practised player.
 */
public final class HulkJudgement implements Judgement<HulkState, HulkCommand, HulkEvent> {
    /** The judgement based on the practised player. */
    public static final HulkJudgement STAND_IN = new HulkJudgement();

    private HulkJudgement() {}

    @Override
    public Vector<Prospect<HulkCommand>> prospects(Moment<HulkState, HulkCommand, HulkEvent> moment) {
        HulkCommand usual = PractisedHulkPolicy.STAND_IN.choose(moment);
        HulkState state = moment.state();
        if (usual instanceof HulkCommand.DecidePuny puny) {
            return Vector.of(Prospect.of(usual), Prospect.of(new HulkCommand.DecidePuny(!puny.isUsed())));
        }
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

    /**
     * Returns a key that is equal for commands with equal effects if there are no positions: targets in the same
     * state, terrain of the same size.
     */
    private static Object kind(HulkState state, HulkCommand command) {
        if (command instanceof HulkCommand.DeclareAttack attack) {
            return Vector.of(attack.attack(), attack.targets().map(target -> PractisedHulkPolicy.life(state, target)));
        }
        if (command instanceof HulkCommand.ThrowTerrain thrown) {
            return thrown.terrain().size();
        }
        return command;
    }

    /**
     * Returns the outlook based on victory points, Hulk's damage, Rage and Power, the Subdued characters, and the
     * damage that the team can still take. The weights come from a logistic regression over the ends of rounds in
     * 8,000 games at all difficulties with one practised side.
     */
    @Override
    public double outlook(HulkState state) {
        double score = -4.5
                + 1.0 * state.frame().points(Side.CRISIS_TEAM)
                - 0.45 * state.frame().points(Side.COSMIC_THREAT)
                + 0.15 * state.hulk().damage()
                - 0.09 * state.rage()
                - 0.10 * state.hulk().power()
                - 0.31 * state.subdued().size()
                + 0.045 * life(state);
        return 1 / (1 + Math.exp(-score));
    }

    private static int life(HulkState state) {
        int life = 0;
        for (CombatantId character : state.team()) {
            life += PractisedHulkPolicy.life(state, character);
        }
        return life;
    }
}

package io.github.crisisrules.lab.colossus;

import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.lab.simulation.Judgement;
import io.github.crisisrules.lab.simulation.Moment;
import io.github.crisisrules.lab.simulation.Prospect;
import io.vavr.collection.Vector;

/**
 * The decisions that a good player of the Unstoppable Colossus considers: whether an active character attacks the
 * Colossus or places the Disruption Beam token that the practised player would place. In everything else it
 * follows the practised player.
 *
 * @param practised the policy that is followed if there is nothing to decide, and whose choice is otherwise tried
 *     first
 */
public record ColossusJudgement(PractisedColossusPolicy practised)
        implements Judgement<ColossusState, ColossusCommand, ColossusEvent> {
    /** The judgement based on the practised player. */
    public static final ColossusJudgement STAND_IN = new ColossusJudgement(PractisedColossusPolicy.STAND_IN);

    @Override
    public Vector<Prospect<ColossusCommand>> prospects(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        ColossusState state = moment.state();
        boolean acts = state.awaiting() == ColossusAwaited.FRAME
                && state.frame().active().isDefined();
        ColossusCommand usual = practised.choose(moment);
        if (!acts) {
            return Vector.of(Prospect.of(usual));
        }
        Vector<Prospect<ColossusCommand>> strikes = moment.game()
                .choices()
                .filter(moment.possible()::isRolled)
                .map(choice -> Prospect.rolled(choice, PlainColossusPolicy.DONE));
        Vector<Prospect<ColossusCommand>> beams =
                PractisedColossusPolicy.beam(moment).map(Prospect::of).toVector();
        if (strikes.isEmpty() && beams.isEmpty()) {
            return Vector.of(Prospect.of(usual));
        }
        // The practised player's command for an attack depends on dice that are not known yet, so the attack
        // itself represents it.
        return usual instanceof ColossusCommand.PlaceBeam ? beams.appendAll(strikes) : strikes.appendAll(beams);
    }

    /**
     * Returns the outlook based on the standing towers, the Momentum still to be removed before the last Subdue
     * token, the links, the standing characters, and the damage that the team can still take. The weights come
     * from a logistic regression over the ends of rounds in 4,000 practised games at all difficulties.
     */
    @Override
    public double outlook(ColossusState state) {
        int needed = state.setup().difficulty().subdueTokens() - state.subdueTokens();
        int momentum =
                Momentum.START.level() * (needed - 1) + (state.isSubdued() ? Momentum.START : state.momentum()).level();
        int links = state.links().size();
        double score = -3.13
                + 0.912 * state.towerTokens().size()
                - 0.277 * momentum
                + 0.196 * links
                + 0.154 * (state.beams().size() - 2 * links)
                + 0.222 * state.frame().standing(Side.CRISIS_TEAM).size()
                + 0.074 * life(state);
        return 1 / (1 + Math.exp(-score));
    }

    private static int life(ColossusState state) {
        int life = 0;
        for (Combatant combatant : state.frame().inPlay(Side.CRISIS_TEAM)) {
            Stamina stamina = combatant.stamina().get();
            boolean healthy = combatant.health() == Combatant.Health.HEALTHY;
            life += stamina.injured()
                    + (healthy ? stamina.healthy() : 0)
                    - (combatant.isStanding() ? combatant.damage() : 0);
        }
        return life;
    }
}

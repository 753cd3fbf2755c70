package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.encounter.colossus.Awaiting;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Momentum;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.vavr.collection.Vector;

/**
 * What a good player of the Unstoppable Colossus sees. A character that acts strikes him or places a Disruption Beam token
 * where the plain player would; an action that finds him out of range goes to a tower. Who acts first makes no difference at a table without places.
 *
 * @param plain what is done wherever there is nothing to think about, and tried first elsewhere
 */
public record ColossusJudgement(PlainColossusPolicy plain)
        implements Judgement<ColossusState, ColossusCommand, ColossusEvent> {
    /** For the plain player. */
    public static final ColossusJudgement STAND_IN = new ColossusJudgement(PlainColossusPolicy.STAND_IN);

    private static final PlainColossusPolicy ALL_LINKS = new PlainColossusPolicy(Integer.MAX_VALUE);

    @Override
    public Vector<Prospect<ColossusCommand>> prospects(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        ColossusState state = moment.state();
        boolean acts =
                state.awaiting() == Awaiting.ROUND && state.frame().active().isDefined();
        ColossusCommand usual = plain.choose(moment);
        if (!acts) {
            return Vector.of(Prospect.of(usual));
        }
        Vector<Prospect<ColossusCommand>> strikes = moment.game()
                .choices()
                .filter(moment.possible()::isRolled)
                .map(choice -> Prospect.rolled(choice, PlainColossusPolicy.DONE));
        Vector<Prospect<ColossusCommand>> beams = beam(moment).map(Prospect::of);
        if (strikes.isEmpty() && beams.isEmpty()) {
            return Vector.of(Prospect.of(usual));
        }
        // What the plain player makes of an attack depends on its dice, which nobody knows yet: the attack itself
        // stands for it.
        return usual instanceof ColossusCommand.PlaceBeam ? beams.appendAll(strikes) : strikes.appendAll(beams);
    }

    /** The Disruption Beam token that somebody would place who wants all the links there can be. */
    private static Vector<ColossusCommand> beam(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        Vector<ColossusCommand> possible = moment.asking(ColossusQuestion.BeamAt.class);
        return ALL_LINKS
                .beam(moment.state(), moment.state().frame().active().get())
                .filter(possible::contains)
                .toVector();
    }

    /**
     * By the towers that stand, the Momentum to be taken off him before the last Subdue token, links, and the damage that the
     * team can still take. The weights are those of a logistic regression over plain games at all difficulties.
     */
    @Override
    public double outlook(ColossusState state) {
        int needed = state.setup().difficulty().subdueTokens() - state.subdueTokens();
        int momentum =
                Momentum.START.level() * (needed - 1) + (state.isSubdued() ? Momentum.START : state.momentum()).level();
        int links = state.links().size();
        double score = -2.7
                + 0.44 * state.tokens().size()
                - 0.28 * momentum
                + 0.21 * links
                + 0.13 * (state.beams().size() - 2 * links)
                + 0.10 * life(state);
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

package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.BeamToken;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Tower;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The plain player of the Unstoppable Colossus: the first who can act does, with two actions. One of them, at a tower,
 * finishes a half-finished link or, while there are fewer links than wanted, begins one; the rest are attacks on him. In his
 * Rampages happens what the table says, and at the bound they stop.
 *
 * @param reachPercent how often an attack finds him in range, a stand-in for movement
 * @param links how many links the team wants at a time
 */
public record PlainColossusPolicy(int reachPercent, int links)
        implements Policy<ColossusState, ColossusCommand, ColossusEvent> {
    /** In range three times out of four, two links. */
    public static final PlainColossusPolicy STAND_IN = new PlainColossusPolicy(75, 2);

    private static final int ACTIONS = 2;
    private static final ColossusCommand DONE = new ColossusCommand.InRound(new RoundCommand.EndActivation());

    /** Sensible numbers. */
    public PlainColossusPolicy {
        if (reachPercent < 0 || reachPercent > 100 || links < 0) {
            throw new IllegalArgumentException(reachPercent + " % in reach and " + links
                    + " links: give a percentage from 0 to 100 and no fewer than 0 links");
        }
    }

    @Override
    public Vector<String> notes() {
        return equals(STAND_IN)
                ? Vector.of("the Crisis Team follows the plain policy with stand-in attacks")
                : Vector.empty();
    }

    @Override
    public ColossusCommand choose(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        return switch (moment.state().awaiting()) {
            case ROUND ->
                moment.state()
                        .frame()
                        .active()
                        .map(active -> act(moment, active))
                        .getOrElse(moment::first);
            case CHAIN_BOUND -> new ColossusCommand.StopThere();
            default -> moment.first();
        };
    }

    /** The next of the actions planned as the activation began; an attack without damage is the end of it. */
    private ColossusCommand act(Moment<ColossusState, ColossusCommand, ColossusEvent> moment, CombatantId active) {
        Vector<Play.Step<ColossusState, ColossusCommand, ColossusEvent>> steps =
                moment.game().steps();
        ColossusCommand activation = new ColossusCommand.InRound(new RoundCommand.Activate(active));
        int begun = steps.lastIndexWhere(step -> step.command().equals(activation));
        int done = steps.drop(begun + 1).count(step -> isAction(step.command()));
        Option<BeamToken> beam = wanted(steps.get(begun).state());
        if (done == 0 && beam.isDefined()) {
            return new ColossusCommand.PlaceBeam(
                    active, beam.get().on(), beam.get().toward());
        }
        int beams = beam.isDefined() ? 1 : 0;
        Draw draws = ColossusChances.move(moment.seed(), begun).split("plan").draws();
        int attacks = Vector.range(beams, ACTIONS).count(action -> draws.below(100) < reachPercent);
        return done - beams < attacks
                ? moment.asking(ColossusQuestion.DamageToHim.class).headOption().getOrElse(DONE)
                : DONE;
    }

    private static boolean isAction(ColossusCommand command) {
        return command instanceof ColossusCommand.StrikeColossus || command instanceof ColossusCommand.PlaceBeam;
    }

    /** The token that finishes a link or, with too few links, begins one at the priority tower. */
    private Option<BeamToken> wanted(ColossusState state) {
        Vector<BeamToken> beams = state.beams();
        Option<BeamToken> half = beams.map(BeamToken::opposite).find(beam -> !beams.contains(beam));
        if (half.isDefined()) {
            return half;
        }
        return state.links().size() >= links
                ? Option.none()
                : state.priorityTower().flatMap(priority -> begin(state.towers(), priority, beams));
    }

    private static Option<BeamToken> begin(Vector<Tower> towers, Tower from, Vector<BeamToken> beams) {
        return towers.remove(from).map(toward -> new BeamToken(from, toward)).find(beam -> !beams.contains(beam));
    }
}

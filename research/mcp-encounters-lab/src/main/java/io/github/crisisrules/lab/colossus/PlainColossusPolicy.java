package io.github.crisisrules.lab.colossus;

import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.lab.simulation.Moment;
import io.github.crisisrules.lab.simulation.Policy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The plain player of the Unstoppable Colossus. The first character that can act does so. It uses its first
 * action, at a tower, to complete a half-finished link or, if there are fewer links than wanted, to begin one; its
 * other actions are attacks on the Colossus. During Rampages the first possible answer is taken, and at the bound
 * they stop.
 *
 * @param links the number of links that the team wants at a time
 */
public record PlainColossusPolicy(int links) implements Policy<ColossusState, ColossusCommand, ColossusEvent> {
    /** The policy with two links. */
    public static final PlainColossusPolicy STAND_IN = new PlainColossusPolicy(2);

    /** The end of the activation. */
    static final ColossusCommand DONE = new ColossusCommand.InFrame(new FrameCommand.EndActivation());

    /**
     * Creates a policy.
     *
     * @throws IllegalArgumentException if {@code links} is negative
     */
    public PlainColossusPolicy {
        if (links < 0) {
            throw new IllegalArgumentException(links + " links are impossible. Give 0 or more.");
        }
    }

    @Override
    public String name() {
        return "plain";
    }

    @Override
    public Vector<String> notes() {
        return equals(STAND_IN)
                ? Vector.of("plain players do the obvious thing; how many dice the Crisis Team has is a stand-in")
                : Vector.empty();
    }

    @Override
    public ColossusCommand choose(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        Option<CombatantId> active = moment.state().frame().active();
        return switch (moment.state().awaiting()) {
            case FRAME -> active.isDefined() ? act(moment, active.get()) : moment.first();
            case RAMPAGE_LIMIT -> new ColossusCommand.StopRampages();
            default -> moment.first();
        };
    }

    /**
     * Returns the next command of an active character: a Disruption Beam if one is wanted, then attacks. The
     * activation ends if no attack is possible or an attack deals no damage.
     */
    private ColossusCommand act(Moment<ColossusState, ColossusCommand, ColossusEvent> moment, CombatantId active) {
        Option<ColossusCommand> beam = isFirst(moment) ? beam(moment.state(), active) : Option.none();
        return beam.orElse(() -> attack(moment)).getOrElse(DONE);
    }

    /** Returns an attack on the Colossus, if one is possible and deals damage. */
    private static Option<ColossusCommand> attack(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        ColossusState state = moment.state();
        int defence = ColossusCard.defenceDice(state.setup().momentumTrack(), state.momentum());
        return moment.possible()
                .answers(new ColossusQuestion.DamageToColossus(defence))
                .headOption()
                .map(ColossusCommand.DamageColossus::new);
    }

    /** Returns whether the character has done nothing since it was activated. */
    private static boolean isFirst(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        return moment.game().steps().last().command() instanceof ColossusCommand.InFrame inFrame
                && inFrame.command() instanceof FrameCommand.Activate;
    }

    /** Returns the command that places the wanted token, if there is one. */
    private Option<ColossusCommand> beam(ColossusState state, CombatantId active) {
        return wanted(state).map(token -> new ColossusCommand.PlaceBeam(active, token.tower(), token.toward()));
    }

    /** Returns the token that completes a link or, with too few links, begins one at the priority tower. */
    private Option<BeamToken> wanted(ColossusState state) {
        Vector<BeamToken> beams = state.beams();
        int linked = state.links().size();
        if (beams.size() > 2 * linked) {
            return beams.map(BeamToken::opposite).find(beam -> !beams.contains(beam));
        }
        return linked >= links
                ? Option.none()
                : state.priorityTower().flatMap(priority -> begin(state.towers(), priority, beams));
    }

    private static Option<BeamToken> begin(Vector<Tower> towers, Tower from, Vector<BeamToken> beams) {
        return towers.remove(from).map(toward -> new BeamToken(from, toward)).find(beam -> !beams.contains(beam));
    }
}

package io.github.crisisrules.lab.colossus;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.simulation.AnswerOptions;
import io.github.crisisrules.lab.simulation.Moment;
import io.github.crisisrules.lab.simulation.Policy;
import io.github.crisisrules.lab.simulation.TacticUse;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The practised player of the Unstoppable Colossus. It follows rules of thumb and does not look ahead:
 * <ul>
 * <li>The character nearest to being Dazed or KO'd acts first, because later it may be unable to act.
 * <li>If there are fewer links than wanted, a Disruption Beam comes before an attack, because links cost the
 *     Colossus more Momentum than attacks do.
 * <li>One link is at the priority tower. The others are elsewhere, so that they are not lost with it.
 * <li>An action for which the Colossus is out of range is used at a tower.
 * <li>A character with a Team Tactic card for its attacks attacks, and so do all characters when he is nearly
 *     Subdued.
 * </ul>
 *
 * <p>It chooses before the dice of an attack are rolled.
 *
 * @param links the number of links that the team wants at a time
 * @param nearly the highest Momentum at which he counts as nearly Subdued
 */
public record PractisedColossusPolicy(int links, int nearly)
        implements Policy<ColossusState, ColossusCommand, ColossusEvent> {
    /**
     * The policy with three links that counts him as nearly Subdued at 2 Momentum. Both values did best among a
     * few that were tried with the stand-in odds.
     */
    public static final PractisedColossusPolicy STAND_IN = new PractisedColossusPolicy(3, 2);

    /**
     * Creates a policy.
     *
     * @throws IllegalArgumentException if {@code links} or {@code nearly} is negative
     */
    public PractisedColossusPolicy {
        if (links < 0 || nearly < 0) {
            throw new IllegalArgumentException(links + " links and nearly Subdued at " + nearly
                    + " Momentum are impossible. Give 0 or more for both.");
        }
    }

    @Override
    public String name() {
        return "practised";
    }

    @Override
    public Vector<String> notes() {
        return equals(STAND_IN)
                ? Vector.of("practised players go by rules of thumb that suit the stand-in table")
                : Vector.empty();
    }

    @Override
    public ColossusCommand choose(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        ColossusState state = moment.state();
        if (state.awaiting() != ColossusAwaited.FRAME
                || !state.frame().turnSide().contains(Side.CRISIS_TEAM)) {
            return PlainColossusPolicy.STAND_IN.choose(moment);
        }
        return state.frame()
                .active()
                .map(active -> act(moment, active))
                .getOrElse(() -> activate(state).getOrElse(moment::first));
    }

    private static Option<ColossusCommand> activate(ColossusState state) {
        return FrameChoices.mayActivate(state.frame())
                .minBy(character -> life(state.frame().combatant(character)))
                .map(next -> new ColossusCommand.InFrame(new FrameCommand.Activate(next)));
    }

    /** Returns the damage that the character can still take before it is Dazed or KO'd. */
    private static int life(Combatant combatant) {
        return combatant.limit().getOrElse(Integer.MAX_VALUE) - combatant.damage();
    }

    /**
     * Returns the next command of an active character. As for the plain player, an attack without damage ends the
     * activation.
     */
    private ColossusCommand act(Moment<ColossusState, ColossusCommand, ColossusEvent> moment, CombatantId active) {
        Option<Choice<ColossusCommand>> attack = moment.game().choices().find(moment.possible()::isRolled);
        Option<ColossusCommand> beam = beam(moment);
        if (attack.isEmpty() || (beam.isDefined() && prefersBeam(moment.state(), active))) {
            return beam.getOrElse(PlainColossusPolicy.DONE);
        }
        return moment.possible().commands(attack.get()).headOption().getOrElse(PlainColossusPolicy.DONE);
    }

    private boolean prefersBeam(ColossusState state, CombatantId active) {
        return state.links().size() < links
                && state.momentum().level() > nearly
                && !TacticUse.isPlayedFor(state.setup().team(), state.frame(), active);
    }

    /**
     * Returns the command that places the most useful Disruption Beam token, if the active character has an action
     * for it.
     */
    static Option<ColossusCommand> beam(Moment<ColossusState, ColossusCommand, ColossusEvent> moment) {
        ColossusState state = moment.state();
        return moment.game().choices().exists(choice -> placesBeam(moment.possible(), choice))
                ? token(state)
                        .map(token -> new ColossusCommand.PlaceBeam(
                                state.frame().active().get(), token.tower(), token.toward()))
                : Option.none();
    }

    private static boolean placesBeam(AnswerOptions possible, Choice<ColossusCommand> choice) {
        return choice.questions()
                .exists(question -> question instanceof ColossusQuestion.BeamPlacement at
                        && possible.answers(at).nonEmpty());
    }

    /**
     * Returns the token that completes a link; otherwise the one that begins a link at the priority tower or, if
     * that has one, elsewhere.
     */
    private static Option<BeamToken> token(ColossusState state) {
        Vector<BeamToken> beams = state.beams();
        Option<BeamToken> half = beams.map(BeamToken::opposite).find(beam -> !beams.contains(beam));
        if (half.isDefined()) {
            return half;
        }
        Tower priority = state.priorityTower().get();
        boolean elsewhere = state.links().exists(link -> link.touches(priority));
        Vector<BeamToken> free = state.towers()
                .flatMap(on -> state.towers().remove(on).map(toward -> new BeamToken(on, toward)))
                .reject(beams::contains);
        return free.find(token -> elsewhere
                        != (token.tower().equals(priority) || token.toward().equals(priority)))
                .orElse(free::headOption);
    }
}

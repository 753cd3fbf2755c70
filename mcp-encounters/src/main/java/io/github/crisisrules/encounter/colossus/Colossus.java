package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HIS_TURN_IS_THE_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUED_IN_A_CRISIS_TURN;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.rule.ColossusChoices;
import io.github.crisisrules.encounter.colossus.rule.MomentumRules;
import io.github.crisisrules.encounter.colossus.rule.RampageRules;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.Encounter;
import io.github.crisisrules.encounter.frame.EncounterAwaited;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The rules of the Unstoppable Colossus. {@link ColossusTable} offers a verb for each command.
 *
 * <pre>{@code
 * CrisisTeam team = CrisisTeam.of(
 *         CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
 *         CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
 * Seed seed = Seed.ofWords("Tuesday night");
 * Play<ColossusState, ColossusCommand, ColossusEvent> play =
 *         Colossus.play(ColossusSetup.shuffled(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed));
 * AnswerSource players = AnswerSource.random(seed.random()); // yours: people, or a map
 * for (int i = 0; i < 5; i++) {
 *     play = play.apply(play.choices().head().command(players));
 *     play.lastSentences().forEach(System.out::println);
 * }
 * }</pre>
 */
public final class Colossus extends Encounter<ColossusState, ColossusCommand, ColossusEvent> {
    /** The only instance. The encounter has no settings, because the state contains everything. */
    public static final Colossus GAME = new Colossus();

    private Colossus() {}

    /** Starts an encounter before its first round, or returns all faults of the setup. */
    @Rule({SETUP, SQUADS})
    public static Validation<Seq<RuleViolation>, Play<ColossusState, ColossusCommand, ColossusEvent>> start(
            ColossusSetup setup) {
        Vector<RuleViolation> faults = setup.faults();
        return faults.isEmpty() ? Validation.valid(Play.of(GAME, first(setup))) : Validation.invalid(faults);
    }

    /**
     * Returns a play before its first round, see {@link #start(ColossusSetup)}.
     *
     * @throws io.github.crisisrules.core.game.RefusedException with all faults of the setup, if it has any
     */
    public static Play<ColossusState, ColossusCommand, ColossusEvent> play(ColossusSetup setup) {
        return Play.started(start(setup));
    }

    /** Returns the first state: Momentum 9, all towers, no beams. */
    @Rule(SETUP)
    private static ColossusState first(ColossusSetup setup) {
        Vector<Combatant> combatants =
                setup.team().members().map(Combatant::of).prepend(Combatant.of(ColossusCard.character()));
        return ImmutableColossusState.builder()
                .setup(setup)
                .frame(FrameState.setup(setup.mission(), combatants))
                .momentum(Momentum.START)
                .towerTokens(setup.towerTokens())
                .subdueTokens(0)
                .isRampageDue(false)
                .build();
    }

    @Override
    public String name() {
        return ColossusCard.NAME;
    }

    @Override
    public Vector<Choice<ColossusCommand>> choices(ColossusState state) {
        return ColossusChoices.of(state, inFrame(state)).appendAll(reports(state));
    }

    @Override
    protected Vector<Choice<ColossusCommand>> ownReports(ColossusState state) {
        return ColossusChoices.reports(state);
    }

    /** Returns the awaited item of the Rampage in progress, or else that of the common frame. */
    @Override
    public EncounterAwaited awaited(ColossusState state) {
        return state.rampage().isDefined() && !state.isOver() ? state.awaiting() : super.awaited(state);
    }

    @Override
    protected ColossusCommand inFrame(FrameCommand command) {
        return new ColossusCommand.InFrame(command);
    }

    @Override
    protected ColossusEvent inFrame(FrameEvent event) {
        return new ColossusEvent.InFrame(event);
    }

    /** Adds the Momentum for a character that is Dazed or KO'd. */
    @Override
    @Rule(MOMENTUM)
    protected Decision<ColossusState, ColossusEvent> after(
            Decision<ColossusState, ColossusEvent> now, ColossusEvent event) {
        return event instanceof ColossusEvent.InFrame frame
                ? withPowerFromDamage(now, frame.event())
                        .andIf(frame.event().isDownfall(), down -> MomentumRules.change(down, MomentumCause.DOWNFALL))
                : now;
    }

    @Override
    protected Option<Ending> ending(ColossusState state) {
        return ColossusEndings.of(
                state.towerTokens().size(), state.subdueTokens(), state.setup().difficulty());
    }

    /**
     * Adds the automatic events, unless a Rampage is in progress: a Rampage that he owes begins; his activation,
     * which consists of Rampages only, ends; the round goes on; and when it reaches his next activation, the
     * Rampage of that begins. A Rampage in the Crisis Team's turn puts no token on the tracker and ends no
     * duration.
     */
    @Override
    @Rule({SQUADS, RAMPAGE, HIS_TURN_IS_THE_RAMPAGE, SUBDUED_IN_A_CRISIS_TURN})
    protected Decision<ColossusState, ColossusEvent> settle(Decision<ColossusState, ColossusEvent> now) {
        if (now.state().rampage().isDefined()) {
            return now;
        }
        if (now.state().isRampageDue()) {
            return RampageRules.begin(now, true, 1);
        }
        return now.thenIf(isActive(now.state()), inFrame(new FrameEvent.ActivationEnded(ColossusCard.ID)))
                .and(super::settle)
                .and(next -> next.andIf(isActive(next.state()), his -> RampageRules.begin(his, false, 1)));
    }

    /** Returns a wording that calls the Unstoppable Colossus "Colossus", as the other sentences do. */
    @Override
    public Wording wording(ColossusState state) {
        return withShortName(state.frame(), ColossusCard.ID, "Colossus");
    }

    private static boolean isActive(ColossusState state) {
        return state.frame().active().contains(ColossusCard.ID);
    }
}

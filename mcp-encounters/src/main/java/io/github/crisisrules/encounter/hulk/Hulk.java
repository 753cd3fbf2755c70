package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SQUADS;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.Encounter;
import io.github.crisisrules.encounter.frame.EncounterAwaited;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.hulk.rule.HulkChoices;
import io.github.crisisrules.encounter.hulk.rule.ObjectiveRules;
import io.github.crisisrules.encounter.hulk.rule.PowerRules;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The rules of the Incredible Hulk. A player runs Hulk against two Crisis Team squads. The choices ask for
 * everything that only the players can observe. {@link HulkTable} offers a verb for each command.
 *
 * <pre>{@code
 * Play<HulkState, HulkCommand, HulkEvent> play = Hulk.play(setup);
 * AnswerSource players = AnswerSource.random(Seed.of(7).random()); // yours: what the players see and choose
 * for (int i = 0; i < 20; i++) {
 *     play = play.apply(play.choices().head().command(players));
 *     play.lastSentences().forEach(System.out::println);
 * }
 * }</pre>
 */
public final class Hulk extends Encounter<HulkState, HulkCommand, HulkEvent> {
    /** The only instance. The encounter has no settings, because the state contains everything. */
    public static final Hulk GAME = new Hulk();

    private Hulk() {}

    /** Starts an encounter before deployment, or returns all faults of the setup. */
    @Rule({SQUADS, DIFFICULTY})
    public static Validation<Seq<RuleViolation>, Play<HulkState, HulkCommand, HulkEvent>> start(HulkSetup setup) {
        Vector<RuleViolation> faults = setup.faults();
        return faults.isEmpty() ? Validation.valid(Play.of(GAME, beforeDeployment(setup))) : Validation.invalid(faults);
    }

    /**
     * Returns a play before deployment, see {@link #start}.
     *
     * @throws io.github.crisisrules.core.game.RefusedException with all faults of the setup, if it has any
     */
    public static Play<HulkState, HulkCommand, HulkEvent> play(HulkSetup setup) {
        return Play.started(start(setup));
    }

    /** Returns the first state. Hulk has his starting Rage, which scores nothing. */
    @Rule({DIFFICULTY, DEPLOY})
    private static HulkState beforeDeployment(HulkSetup setup) {
        return ImmutableHulkState.builder()
                .setup(setup)
                .frame(FrameState.setup(
                        setup.mission(),
                        setup.team().members().map(Combatant::of).append(Combatant.of(setup.hulk()))))
                .rage(setup.difficulty().startingRage())
                .hasLeapt(false)
                .awaited(Vector.of(new HulkAwaited.TeamDeployment(), new HulkAwaited.HulkDeployment()))
                .build();
    }

    @Override
    public String name() {
        return HulkSetup.NAME;
    }

    @Override
    protected HulkCommand inFrame(FrameCommand command) {
        return new HulkCommand.InFrame(command);
    }

    @Override
    protected HulkEvent inFrame(FrameEvent event) {
        return new HulkEvent.InFrame(event);
    }

    @Override
    protected Decision<HulkState, HulkEvent> after(Decision<HulkState, HulkEvent> now, HulkEvent event) {
        return event instanceof HulkEvent.InFrame frame
                ? withPowerFromDamage(PowerRules.extra(now, frame.event()), frame.event())
                : now;
    }

    @Override
    protected Option<Ending> ending(HulkState state) {
        return HulkEndings.of(
                state.frame().points(Side.COSMIC_THREAT),
                state.frame().points(Side.CRISIS_TEAM),
                state.frame().strength(Side.CRISIS_TEAM));
    }

    @Override
    protected boolean holdsTheRound(HulkState state) {
        return state.awaits().isDefined();
    }

    /**
     * Adds the automatic events: first the awaited items that need no decision, then the round once nothing is
     * awaited.
     */
    @Override
    protected Decision<HulkState, HulkEvent> settle(Decision<HulkState, HulkEvent> now) {
        Option<HulkAwaited> due = now.state().awaits();
        if (due.isDefined()) {
            return due.get().byItself(now).map(more -> more.and(this::settle)).getOrElse(now);
        }
        return super.settle(now)
                .and(next -> next.andIf(
                        ObjectiveRules.needsNoSerum(next.state()),
                        idle -> settle(ObjectiveRules.serums(idle, Vector.empty()))));
    }

    @Override
    public Vector<Choice<HulkCommand>> choices(HulkState state) {
        return HulkChoices.of(state).appendAll(reports(state));
    }

    @Override
    protected Vector<Choice<HulkCommand>> ownReports(HulkState state) {
        return HulkChoices.reports(state);
    }

    @Override
    protected Vector<String> immunities() {
        return HulkCard.immunities();
    }

    @Override
    public EncounterAwaited awaited(HulkState state) {
        return state.awaits().<EncounterAwaited>map(awaited -> awaited).getOrElse(() -> super.awaited(state));
    }
}

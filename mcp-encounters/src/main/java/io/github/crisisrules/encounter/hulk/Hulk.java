package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.END;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ENDS_AT_THE_FIRST_CONDITION;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SQUADS;

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
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.hulk.rule.FrameGate;
import io.github.crisisrules.encounter.hulk.rule.HarmRules;
import io.github.crisisrules.encounter.hulk.rule.HulkChoices;
import io.github.crisisrules.encounter.hulk.rule.ObjectiveRules;
import io.github.crisisrules.encounter.hulk.rule.PowerRules;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The rules of the Incredible Hulk. A player runs Hulk against two Crisis Team squads. The choices ask for
 * everything that only the players can observe.
 *
 * <pre>{@code
 * Play<HulkState, HulkCommand, HulkEvent> play = Play.started(Hulk.start(setup));
 * AnswerSource table = AnswerSource.drawing(Seed.of(7).draws()); // yours: what the players see and choose
 * for (int i = 0; i < 20; i++) {
 *     play = play.apply(play.choices().head().command(table));
 *     play.lastSentences().forEach(System.out::println);
 * }
 * }</pre>
 */
public final class Hulk extends Encounter<HulkState, HulkCommand, HulkEvent> {
    /** The only instance. The encounter has no settings, because the state contains everything. */
    public static final Hulk GAME = new Hulk();

    private static final int POINTS_TO_WIN = 12;

    private Hulk() {}

    /** Starts an encounter before deployment, or returns all faults of the setup. */
    @Rule({SQUADS, DIFFICULTY})
    public static Validation<Seq<RuleViolation>, Play<HulkState, HulkCommand, HulkEvent>> start(HulkSetup setup) {
        Vector<RuleViolation> faults = setup.faults();
        return faults.isEmpty() ? Validation.valid(Play.of(GAME, beforeDeployment(setup))) : Validation.invalid(faults);
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
                .awaiting(Vector.of(new HulkAwaited.TeamDeployment(), new HulkAwaited.HulkDeployment()))
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
    protected Either<RuleViolation, Story<HulkState, HulkEvent>> act(HulkState state, HulkCommand command) {
        return command.decide(state);
    }

    /** The frame decides whether a character can suffer damage, and the encounter decides the consequences. */
    @Override
    protected Either<RuleViolation, Story<HulkState, HulkEvent>> gate(HulkState state, FrameCommand command) {
        Option<RuleViolation> refusal = FrameGate.refusal(state, command);
        if (refusal.isDefined()) {
            return Either.left(refusal.get());
        }
        return command instanceof FrameCommand.SufferDamage suffer
                ? suffer.decide(state.frame())
                        .map(possible -> HarmRules.suffer(story(state), suffer.character(), suffer.damage()))
                : super.gate(state, command);
    }

    @Override
    protected Story<HulkState, HulkEvent> after(Story<HulkState, HulkEvent> story, FrameEvent event) {
        return PowerRules.extra(story, event);
    }

    /** Returns the ending. Victory points are checked before the number of characters. */
    @Override
    @Rule({END, ENDS_AT_THE_FIRST_CONDITION})
    protected Option<Ending> ending(HulkState state) {
        if (state.frame().points(Side.COSMIC_THREAT) >= POINTS_TO_WIN) {
            return Option.of(new Ending(Side.COSMIC_THREAT, "Mission Accomplished", END));
        }
        if (state.frame().points(Side.CRISIS_TEAM) >= POINTS_TO_WIN) {
            return Option.of(new Ending(Side.CRISIS_TEAM, "Gamma Rampage", END));
        }
        return Option.when(
                state.frame().strength(Side.CRISIS_TEAM) < HulkDifficulty.FEWEST_CHARACTERS,
                () -> new Ending(Side.COSMIC_THREAT, "Rampage Over", END));
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
    protected Story<HulkState, HulkEvent> settle(Story<HulkState, HulkEvent> story) {
        Option<HulkAwaited> due = story.state().awaits();
        if (due.isDefined()) {
            return due.get().byItself(story).map(more -> more.and(this::settle)).getOrElse(story);
        }
        Story<HulkState, HulkEvent> goneOn = story.settleFrame();
        return goneOn.when(
                ObjectiveRules.needsNoSerum(goneOn.state()), now -> settle(ObjectiveRules.serums(now, Vector.empty())));
    }

    @Override
    public Vector<Choice<HulkCommand>> choices(HulkState state) {
        return HulkChoices.of(state);
    }

    @Override
    public EncounterAwaited awaited(HulkState state) {
        return state.awaits().<EncounterAwaited>map(awaited -> awaited).getOrElse(() -> super.awaited(state));
    }
}

package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.LOSE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WIN;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.rule.ColossusChoices;
import io.github.crisisrules.encounter.colossus.rule.FrameGate;
import io.github.crisisrules.encounter.colossus.rule.MomentumRules;
import io.github.crisisrules.encounter.colossus.rule.TurnRules;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.Encounter;
import io.github.crisisrules.encounter.frame.EncounterAwaited;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The rules of the Unstoppable Colossus.
 *
 * <pre>{@code
 * CrisisTeam team = CrisisTeam.of(
 *         CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
 *         CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
 * Seed seed = Seed.ofWords("Tuesday night");
 * Play<ColossusState, ColossusCommand, ColossusEvent> play =
 *         Play.started(Colossus.start(ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, seed));
 * AnswerSource table = AnswerSource.drawing(seed.draws()); // yours: people, or a map
 * for (int i = 0; i < 5; i++) {
 *     play = play.apply(play.choices().head().command(table));
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

    /** Starts an encounter with towers and tokens shuffled by the seed, see {@link #start(ColossusSetup)}. */
    public static Validation<Seq<RuleViolation>, Play<ColossusState, ColossusCommand, ColossusEvent>> start(
            ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Seed seed) {
        return start(ColossusSetup.shuffled(difficulty, team, track, seed));
    }

    /**
     * Starts an encounter with the randomizer tokens in the order in which the players placed them, given by their
     * numbers, and the towers in order on the map, see {@link #start(ColossusSetup)}.
     */
    public static Validation<Seq<RuleViolation>, Play<ColossusState, ColossusCommand, ColossusEvent>> start(
            ColossusDifficulty difficulty, CrisisTeam team, MomentumTrack track, Iterable<Integer> tokens) {
        Vector<Integer> numbers = Vector.ofAll(tokens);
        return numbers.sorted().equals(Tower.all().map(Tower::number))
                ? start(ColossusSetup.of(difficulty, team, track, numbers.map(Tower::of)))
                : Validation.invalid(
                        Vector.<RuleViolation>of(new ColossusViolation.TowersNotDistinct("randomizer tokens", numbers))
                                .appendAll(ColossusSetup.of(difficulty, team, track, Tower.all())
                                        .faults()));
    }

    /** Returns the first state: Momentum 9, all towers, no beams. */
    @Rule(SETUP)
    private static ColossusState first(ColossusSetup setup) {
        Vector<Combatant> everybody =
                setup.team().members().map(Combatant::of).prepend(Combatant.of(ColossusCard.character()));
        return ImmutableColossusState.builder()
                .setup(setup)
                .frame(FrameState.setup(setup.mission(), everybody))
                .momentum(Momentum.START)
                .tokens(setup.tokens())
                .subdueTokens(0)
                .owesRampage(false)
                .build();
    }

    @Override
    public String name() {
        return ColossusCard.NAME;
    }

    @Override
    public Vector<Choice<ColossusCommand>> choices(ColossusState state) {
        return ColossusChoices.of(state, () -> super.choices(state));
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

    @Override
    protected Either<RuleViolation, Story<ColossusState, ColossusEvent>> act(
            ColossusState state, ColossusCommand command) {
        return command.decide(state);
    }

    @Override
    protected Either<RuleViolation, Story<ColossusState, ColossusEvent>> gate(
            ColossusState state, FrameCommand command) {
        return FrameGate.refusal(state, command)
                .<Either<RuleViolation, Story<ColossusState, ColossusEvent>>>map(Either::left)
                .getOrElse(() -> super.gate(state, command));
    }

    /** Adds 1 Momentum whenever a character is Dazed or KO'd. */
    @Override
    @Rule(MOMENTUM)
    protected Story<ColossusState, ColossusEvent> after(Story<ColossusState, ColossusEvent> story, FrameEvent event) {
        return story.when(event.isDownfall(), now -> MomentumRules.gain(now, MomentumCause.DOWNFALL));
    }

    /**
     * Returns the ending: a loss once all six towers are destroyed, a win with the number of Subdue tokens that
     * the difficulty requires.
     */
    @Override
    @Rule({WIN, LOSE, ENDS_AFTER_ANY_SINGLE_EVENT})
    protected Option<Ending> ending(ColossusState state) {
        if (state.tokens().isEmpty()) {
            return Option.of(ColossusState.DESTRUCTION);
        }
        return Option.when(state.subdueTokens() >= state.setup().difficulty().subdueTokens(), ColossusState.EVACUATION);
    }

    @Override
    protected Story<ColossusState, ColossusEvent> settle(Story<ColossusState, ColossusEvent> story) {
        return TurnRules.settle(story);
    }
}

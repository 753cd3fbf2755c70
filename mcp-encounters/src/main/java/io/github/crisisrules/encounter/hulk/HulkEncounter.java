package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_5;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SQUADS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The Incredible Hulk as a state machine. {@link #prepare} makes the first state; then the state tells what it
 * {@linkplain HulkState#awaits() waits for}, and {@link HulkChoices} lists what may be done.
 *
 * <pre>{@code
 * HulkSetup setup = HulkScenario.standIn(HulkDifficulty.NORMAL).setup(); // yours: squads, card, objectives
 * HulkTable table = new ChanceHulkTable(Seed.of(7), HulkTableOdds.standIn()); // yours: what the players see
 * HulkState state = HulkEncounter.prepare(setup).get();
 * Vector<HulkCommand> legal = HulkChoices.of(state, table);
 * Transition<HulkState, HulkEvent> done =
 *         new HulkEncounter().decide(state, legal.head()).get();
 * }</pre>
 */
public final class HulkEncounter implements Decider<HulkState, HulkCommand, HulkEvent, HulkViolation> {
    /** The encounter has no settings: everything is in the state. */
    public HulkEncounter() {}

    /** The state before deployment, or everything that is wrong with the squads. */
    @Rule({SQUADS, DIFFICULTY, DEPLOY, RULING_5})
    public static Validation<Seq<HulkViolation>, HulkState> prepare(HulkSetup setup) {
        return setup.difficulty()
                .composition()
                .check(setup.team())
                .<Seq<HulkViolation>>mapError(faults -> faults.map(HulkViolation.SquadsDoNotFit::new))
                .map(team -> new HulkState.Builder()
                        .setup(setup)
                        .round(RoundState.setup(
                                HulkSetup.mission(),
                                team.members().map(Combatant::of).append(Combatant.of(setup.hulk()))))
                        .rage(setup.difficulty().startingRage())
                        .aura(Option.none())
                        .subdued(Vector.empty())
                        .awaiting(Vector.of(new Awaited.TeamDeployment(), new Awaited.HulkDeployment()))
                        .hasLeapt(false)
                        .destroyed(Vector.empty())
                        .build());
    }

    @Override
    public Either<HulkViolation, Transition<HulkState, HulkEvent>> decide(HulkState state, HulkCommand command) {
        Option<Ending> ending = state.ending();
        return ending.isDefined()
                ? Either.left(new HulkViolation.FrameRefuses(new RoundViolation.AlreadyOver(ending.get())))
                : command.match(new HulkActions(state))
                        .map(script -> HulkHarm.settle(script).transition());
    }

    @Override
    public HulkState evolve(HulkState state, HulkEvent event) {
        return after(state, event);
    }

    static HulkState after(HulkState state, HulkEvent event) {
        return event.match(new HulkEvolution(state));
    }
}

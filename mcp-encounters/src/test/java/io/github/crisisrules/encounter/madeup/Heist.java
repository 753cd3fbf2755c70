package io.github.crisisrules.encounter.madeup;

import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Mission;
import io.github.crisisrules.encounter.round.PhaseEffect;
import io.github.crisisrules.encounter.round.RoundChoices;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.round.Rounds;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A small encounter that nobody printed, written as a caller would: the Kingpin's vault has five locks. An active Crisis
 * Team character may open one, once in each activation; all open wins. In Cleanup the alarm scores the Cosmic Threat a
 * point, and one of the guards (Minions) sees to it; three points lose. A knocked-out guard silences the alarm for good.
 */
final class Heist implements Decider<Heist.State, Heist.Command, Heist.Event, RoundViolation> {
    static final int LOCKS = 5;
    static final CombatantId KINGPIN = CombatantId.of("Kingpin");
    static final CombatantId GUARD = CombatantId.of("Guard");
    static final Ending OPEN = new Ending(Side.CRISIS_TEAM, "The vault is open", "MADE-UP-1");
    static final Ending CAUGHT = new Ending(Side.COSMIC_THREAT, "The police are here", "MADE-UP-2");
    private static final String ALARM = "The alarm rings";

    record State(RoundState frame, int open, Option<CombatantId> picker) {}

    /** A command of the frame, or opening a lock. */
    record Command(Option<RoundCommand> frame) {
        static final Command OPEN_LOCK = new Command(Option.none());

        static Command of(RoundCommand command) {
            return new Command(Option.of(command));
        }
    }

    /** An event of the frame, or a lock opened by somebody. */
    record Event(Option<RoundEvent> frame, Option<CombatantId> picker) {
        static Event of(RoundEvent event) {
            return new Event(Option.of(event), Option.none());
        }
    }

    static State setup() {
        Mission mission = Mission.builder()
                .name("The heist")
                .countsRounds(true)
                .effects(Vector.of(PhaseEffect.of(ALARM, Step.CLEANUP_SCORING)))
                .build();
        Vector<Combatant> everybody = Vector.of("Cat", "Ant", "Fox", "Owl")
                .map(name -> Combatant.of(TeamMember.of(name, 3, 4, 3)))
                .append(Combatant.of(EncounterCharacter.builder()
                        .id(KINGPIN)
                        .encounter("The heist")
                        .stamina(Option.of(new Stamina(9, 9)))
                        .build()))
                .append(Combatant.of(new Minion(GUARD, "Bullseye", Stamina.of(2))));
        return new State(RoundState.setup(mission, everybody), 0, Option.none());
    }

    static Vector<Command> choices(State state) {
        Vector<Command> choices = RoundChoices.of(state.frame()).map(Command::of);
        return mayOpen(state) ? choices.append(Command.OPEN_LOCK) : choices;
    }

    private static boolean mayOpen(State state) {
        return !state.frame().isOver()
                && state.frame().turnSide().contains(Side.CRISIS_TEAM)
                && state.frame().active().isDefined()
                && !state.frame().active().equals(state.picker());
    }

    @Override
    public Either<RoundViolation, Transition<State, Event>> decide(State state, Command command) {
        Either<RoundViolation, Vector<Event>> done = command.frame()
                .map(frame -> Rounds.act(state.frame(), frame)
                        .map(events -> events.map(Event::of).appendAll(alarm(state, frame))))
                .getOrElse(() -> open(state));
        return done.map(events -> settle(state, events));
    }

    private static Either<RoundViolation, Vector<Event>> open(State state) {
        return mayOpen(state)
                ? Either.right(Vector.of(new Event(Option.none(), state.frame().active())))
                : Either.left(
                        state.frame().isOver()
                                ? new RoundViolation.AlreadyOver(
                                        state.frame().ending().get())
                                : new RoundViolation.NoActivation());
    }

    /** What the encounter's own effect does when it is resolved. */
    private static Vector<Event> alarm(State state, RoundCommand command) {
        boolean rings = command.equals(new RoundCommand.Resolve(ALARM))
                && state.frame().combatant(GUARD).isInPlay();
        return rings ? Vector.of(Event.of(new RoundEvent.PointsScored(Side.COSMIC_THREAT, 1))) : Vector.empty();
    }

    private Transition<State, Event> settle(State before, Vector<Event> events) {
        Transition<State, Event> told = Transition.of(before, events, this::evolve);
        Option<Ending> ending = told.state().open() == LOCKS
                ? Option.of(OPEN)
                : Option.when(told.state().frame().points(Side.COSMIC_THREAT) == 3, CAUGHT);
        Vector<RoundEvent> rest = ending.<RoundEvent>map(RoundEvent.EncounterEnded::new)
                .map(Vector::of)
                .getOrElse(() -> Rounds.settle(told.state().frame()));
        return Transition.of(before, events.appendAll(rest.map(Event::of)), this::evolve);
    }

    @Override
    public State evolve(State state, Event event) {
        return event.frame()
                .map(frame -> new State(Rounds.after(state.frame(), frame), state.open(), picker(state, frame)))
                .getOrElse(() -> new State(state.frame(), state.open() + 1, event.picker()));
    }

    private static Option<CombatantId> picker(State state, RoundEvent event) {
        return state.picker().filter(picker -> !event.equals(new RoundEvent.ActivationEnded(picker)));
    }
}

package io.github.crisisrules.encounter.madeup;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.Encounter;
import io.github.crisisrules.encounter.frame.EncounterCommand;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Mission;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A small encounter that was never printed, written as a caller would: the Kingpin's vault has five locks. An active Crisis
 * Team character may open one, once in each activation; all open wins. In Cleanup the alarm scores the Cosmic Threat a
 * point, and one of the guards (Minions) sees to it; three points lose. A knocked-out guard silences the alarm for good.
 */
final class Heist extends Encounter<Heist.State, Heist.Command, Heist.Event> {
    static final Heist GAME = new Heist();
    static final int LOCKS = 5;
    static final CombatantId KINGPIN = CombatantId.of("Kingpin");
    static final CombatantId GUARD = CombatantId.of("Guard");
    static final Ending OPEN = new Ending(Side.CRISIS_TEAM, "The vault is open", "MADE-UP-1");
    static final Ending CAUGHT = new Ending(Side.COSMIC_THREAT, "The police are here", "MADE-UP-2");
    private static final String ALARM = "The alarm rings";

    private Heist() {}

    record State(FrameState frame, int open, Option<CombatantId> picker) implements EncounterState {
        boolean mayOpen() {
            return !isOver()
                    && frame.turnSide().contains(Side.CRISIS_TEAM)
                    && frame.active().isDefined()
                    && !frame.active().equals(picker);
        }
    }

    /** A command of the frame, or opening a lock. */
    sealed interface Command extends EncounterCommand<State, Event> {}

    record InFrame(FrameCommand command) implements Command {
        @Override
        public Decision<State, Event> decide(State state) {
            return GAME.inFrame(GAME.in(state), command);
        }

        @Override
        public String describe(Wording wording) {
            return command.describe(wording);
        }
    }

    record OpenLock() implements Command {
        @Override
        public Decision<State, Event> decide(State state) {
            return GAME.in(state)
                    .require(state.mayOpen(), () -> new FrameViolation.NoActivation(FrameAwaited.of(state.frame())))
                    .thenAll(state.frame().active().map(LockOpened::new));
        }

        @Override
        public String describe(Wording wording) {
            return "Open a lock";
        }
    }

    /** An event of the frame, or a lock that a character opened. */
    sealed interface Event extends GameEvent<State> {}

    record Happened(FrameEvent event) implements Event {
        @Override
        public State applyTo(State state) {
            return new State(
                    event.applyTo(state.frame()),
                    state.open(),
                    state.picker().filter(picker -> !event.equals(new FrameEvent.ActivationEnded(picker))));
        }

        @Override
        public Vector<String> rules() {
            return event.rules();
        }

        @Override
        public String describe(Wording wording) {
            return event.describe(wording);
        }
    }

    record LockOpened(CombatantId picker) implements Event {
        @Override
        public State applyTo(State state) {
            return new State(state.frame(), state.open() + 1, Option.of(picker));
        }

        @Override
        public String describe(Wording wording) {
            return picker + " opens a lock.";
        }
    }

    static Play<State, Command, Event> start() {
        Mission mission = Mission.builder()
                .name("The heist")
                .countsRounds(true)
                .effects(Vector.of(PhaseEffect.of(ALARM, Step.CLEANUP_SCORING)))
                .build();
        Vector<Combatant> everyone = Vector.of("Cat", "Ant", "Fox", "Owl")
                .map(name -> Combatant.of(TeamMember.of(name, 3, 4, 3)))
                .append(Combatant.of(EncounterCharacter.builder()
                        .id(KINGPIN)
                        .encounter("The heist")
                        .stamina(Option.of(new Stamina(9, 9)))
                        .build()))
                .append(Combatant.of(new Minion(GUARD, "Bullseye", Stamina.of(2))));
        return Play.of(GAME, new State(FrameState.setup(mission, everyone), 0, Option.none()));
    }

    @Override
    public String name() {
        return "The heist";
    }

    @Override
    protected Command inFrame(FrameCommand command) {
        return new InFrame(command);
    }

    @Override
    protected Event inFrame(FrameEvent event) {
        return new Happened(event);
    }

    /** The events of the encounter's own effect when it is resolved. */
    @Override
    protected Decision<State, Event> after(Decision<State, Event> now, Event event) {
        return now.thenIf(
                event.equals(new Happened(new FrameEvent.EffectResolved(ALARM)))
                        && now.state().frame().combatant(GUARD).isInPlay(),
                new Happened(new FrameEvent.PointsScored(Side.COSMIC_THREAT, 1)));
    }

    @Override
    protected Option<Ending> ending(State state) {
        return state.open() == LOCKS
                ? Option.of(OPEN)
                : Option.when(state.frame().points(Side.COSMIC_THREAT) == 3, CAUGHT);
    }

    @Override
    public Vector<Choice<Command>> choices(State state) {
        return state.mayOpen() ? super.choices(state).append(new Ready<>(new OpenLock())) : super.choices(state);
    }
}

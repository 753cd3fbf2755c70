package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/**
 * A whole event as a game: each command is refused or causes events, and the state follows from the events alone.
 *
 * <p>Everything random follows from the event's seed, split by purpose: {@code lots/1} for the last tiebreaker
 * ({@code lots/2} where Swiss rounds continue after the cut), {@code round/n} and within it {@code bye} and
 * {@code pairing} for Swiss round n, {@code clock/n} for the clock of round n. The log contains the seeds of
 * paired rounds, but never the event's own.
 *
 * <p>Two tournaments are equal if their pairing systems are equal.
 */
public final class Tournament implements Game<TournamentState, TournamentCommand, TournamentEvent> {
    /** The game with the Swiss pairing of the documents. */
    public static final Tournament RULES = with(PairingSystem.swiss());

    private final PairingSystem system;

    private Tournament(PairingSystem system) {
        this.system = system;
    }

    /** Returns the game with the given pairing system. */
    public static Tournament with(PairingSystem system) {
        return new Tournament(system);
    }

    /** Starts an event with the Swiss pairing of the documents, or returns all faults of the announcement. */
    public static Validation<Seq<RuleViolation>, Play<TournamentState, TournamentCommand, TournamentEvent>> start(
            Announcement announcement, Seed seed) {
        return start(announcement, seed, PairingSystem.swiss());
    }

    /** Starts an event with the given pairing system, or returns all faults of the announcement. */
    public static Validation<Seq<RuleViolation>, Play<TournamentState, TournamentCommand, TournamentEvent>> start(
            Announcement announcement, Seed seed, PairingSystem system) {
        return RegistrationDesk.announce(announcement, seed).map(state -> Play.of(with(system), state));
    }

    /** Returns the system by which Swiss rounds are paired. */
    public PairingSystem system() {
        return system;
    }

    @Override
    public String name() {
        return "Tournament";
    }

    @Override
    public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
            TournamentState state, TournamentCommand command) {
        return command.decide(state, system);
    }

    @Override
    public Vector<Choice<TournamentCommand>> choices(TournamentState state) {
        return TournamentChoices.of(state);
    }

    @Override
    public Awaited awaited(TournamentState state) {
        return TournamentAwaited.of(state);
    }

    @Override
    public Names names(TournamentState state) {
        return state.names();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tournament that && system.equals(that.system);
    }

    @Override
    public int hashCode() {
        return system.hashCode();
    }

    @Override
    public String toString() {
        return "Tournament(" + system + ")";
    }
}

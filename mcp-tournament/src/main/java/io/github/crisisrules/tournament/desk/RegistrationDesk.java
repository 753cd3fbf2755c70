package io.github.crisisrules.tournament.desk;

import static io.github.crisisrules.tournament.desk.Evolution.accept;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.tournament.conduct.Officials;
import io.github.crisisrules.tournament.conduct.OfficialsViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.TieLots;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/** Everything before round 1: players, lists, opening. */
public final class RegistrationDesk {
    private RegistrationDesk() {}

    /** A player signs up; names are unique without regard to case. */
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> register(
            TournamentState state, String name) {
        if (state.phase() != Phase.REGISTRATION) {
            return Either.left(new TournamentViolation.WrongPhase("register a player", state.phase()));
        }
        return state.names()
                .find(name)
                .<Either<TournamentViolation, Transition<TournamentState, TournamentEvent>>>map(
                        taken -> Either.left(new TournamentViolation.AlreadyRegistered(name, taken)))
                .getOrElse(() -> accept(state, new TournamentEvent.PlayerRegistered(next(state, name))));
    }

    static Entrant next(TournamentState state, String name) {
        return new Entrant(PlayerId.of(state.entries().size() + 1), name.strip());
    }

    /** A list is handed in; one with faults is refused with all of them, and after opening none is taken. */
    @Rule(EventRules.RULING_5)
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> submit(
            TournamentState state, PlayerId player, CheckedList list) {
        if (state.entry(player).isEmpty()) {
            return Either.left(new TournamentViolation.UnknownPlayer(player));
        }
        if (state.phase() != Phase.REGISTRATION) {
            return Either.left(new TournamentViolation.WrongPhase("take a list", state.phase()));
        }
        return list.faults().isEmpty()
                ? accept(state, new TournamentEvent.ListAccepted(player, list))
                : Either.left(new TournamentViolation.ListRefused(player, list));
    }

    /** Two players shall not meet if it can be helped. */
    @Rule(EventRules.RULING_10)
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> exclude(
            TournamentState state, Pairing pairing) {
        for (PlayerId player : Vector.of(pairing.first(), pairing.second())) {
            if (state.entry(player).isEmpty()) {
                return Either.left(new TournamentViolation.UnknownPlayer(player));
            }
        }
        return state.phase() == Phase.CLOSED
                ? Either.left(new TournamentViolation.WrongPhase("exclude a pairing", state.phase()))
                : accept(state, new TournamentEvent.PairingExcluded(pairing));
    }

    /** Registration ends and the lots for the last tiebreaker are drawn; where lists are required all must be there. */
    @Rule({EventRules.ANNOUNCE, EventRules.RULING_3, EventRules.WATCHER})
    public static Either<TournamentViolation, Transition<TournamentState, TournamentEvent>> open(
            TournamentState state) {
        if (state.phase() != Phase.REGISTRATION) {
            return Either.left(new TournamentViolation.WrongPhase("open the event", state.phase()));
        }
        Validation<Seq<OfficialsViolation>, Officials> officials =
                state.announcement().officials().check();
        if (officials.isInvalid()) {
            return Either.left(new TournamentViolation.OfficialsRefused(Vector.ofAll(officials.getError())));
        }
        Vector<PlayerId> missing = state.entries()
                .filter(entry -> entry.isActive() && entry.list().isEmpty())
                .map(Entry::id);
        return state.announcement().listsRequired() && !missing.isEmpty()
                ? Either.left(new TournamentViolation.ListsMissing(missing))
                : accept(state, new TournamentEvent.EventOpened(TieLots.of(state.seed(), 1)));
    }
}

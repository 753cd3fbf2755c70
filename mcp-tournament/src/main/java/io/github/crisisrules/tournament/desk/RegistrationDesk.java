package io.github.crisisrules.tournament.desk;

import static io.github.crisisrules.tournament.desk.Books.accept;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.OfficialsViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.TieLots;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/** Decisions before round 1: the announcement, registration and opening. */
public final class RegistrationDesk {
    private RegistrationDesk() {}

    /**
     * Returns the state of an event that was just announced, or all faults of the announcement. It needs a
     * Watcher, printable names, and a Timeline that the document knows.
     */
    @Rule({EventRules.ANNOUNCE, EventRules.WATCHER})
    static Validation<Seq<RuleViolation>, TournamentState> announce(Announcement announcement, Seed seed) {
        Vector<RuleViolation> faults = Vector.<RuleViolation>ofAll(
                        announcement.officials().check().swap())
                .appendAll(ListDesk.announced(announcement))
                .appendAll(PlainName.fault(announcement.name(), PlainName.LONGEST))
                .appendAll(announcement.timeline().flatMap(timeline -> PlainName.fault(timeline, PlainName.LONGEST)))
                .appendAll(
                        announcement.specialRules().flatMap(rule -> PlainName.fault(rule, PlainName.LONGEST_SENTENCE)));
        return faults.isEmpty() ? Validation.valid(Books.announced(announcement, seed)) : Validation.invalid(faults);
    }

    /** Registers a player. The name must be printable, and must not look like that of another player. */
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> register(
            TournamentState state, String name) {
        if (state.phase() != Phase.REGISTRATION) {
            return Either.left(new TournamentViolation.WrongPhase(
                    "register a player",
                    state.phase(),
                    state.phase() == Phase.SWISS ? "Let the player enter late." : "Nobody can enter any more."));
        }
        return unknown(state, name)
                .flatMap(entrant -> accept(
                        state,
                        Vector.<TournamentEvent>of(new TournamentEvent.PlayerRegistered(entrant))
                                .appendAll(alike(state, entrant))));
    }

    /** Returns a notice if the name of a new player is easily confused with that of another one. */
    static Option<TournamentEvent> alike(TournamentState state, Entrant entrant) {
        return state.nameBook()
                .alike(entrant.name())
                .map(other -> new TournamentEvent.NamesLookAlike(entrant.id(), other));
    }

    /** Returns the next entrant with the given name, which no player and no Watcher may have. */
    @Rule(EventRules.WATCHER)
    static Either<RuleViolation, Entrant> unknown(TournamentState state, String name) {
        return Either.<RuleViolation, String>narrow(PlainName.of(name)).flatMap(plain -> {
            Option<RuleViolation> watcher =
                    state.announcement().officials().watcher(plain).map(OfficialsViolation.WatcherPlays::new);
            return watcher.orElse(() ->
                            state.player(plain).map(taken -> new TournamentViolation.AlreadyRegistered(plain, taken)))
                    .toEither(() -> new Entrant(PlayerId.of(state.entries().size() + 1), plain))
                    .swap();
        });
    }

    /** Returns the names that a new player cannot have. */
    static Vector<String> taken(TournamentState state) {
        return state.nameBook()
                .byName()
                .keySet()
                .toVector()
                .appendAll(state.announcement().officials().allWatchers().map(Official::name));
    }

    /** Excludes a pairing, so that the two players do not meet where that can be avoided. */
    @Rule(EventRules.RANDOM_AMONG_THE_BEST_PAIRINGS)
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> exclude(
            TournamentState state, Pairing pairing) {
        Option<PlayerId> unknown =
                pairing.players().find(player -> state.entry(player).isEmpty());
        if (unknown.isDefined()) {
            return Either.left(new TournamentViolation.UnknownPlayer(unknown.get()));
        }
        return state.phase() == Phase.CLOSED
                ? Either.left(Books.over("exclude a pairing"))
                : accept(state, new TournamentEvent.PairingExcluded(pairing));
    }

    /**
     * Ends registration and fixes the random tiebreak order. Where lists are required, all must have been
     * submitted.
     */
    @Rule({EventRules.ANNOUNCE, EventRules.LOTS_ARE_DRAWN_ONCE_A_STAGE})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> open(TournamentState state) {
        if (state.phase() != Phase.REGISTRATION) {
            return Either.left(
                    new TournamentViolation.WrongPhase("open the event", state.phase(), "It was opened before."));
        }
        Vector<PlayerId> missing = withoutList(state);
        return missing.isEmpty()
                ? accept(state, new TournamentEvent.EventOpened(TieLots.of(state.seed(), 1)))
                : Either.left(new TournamentViolation.ListsMissing(
                        state.announcement().format().kind(), missing));
    }

    /** Returns the players whose lists must be submitted before the event can be opened. */
    static Vector<PlayerId> withoutList(TournamentState state) {
        return state.announcement().listsRequired()
                ? state.entries()
                        .filter(entry -> entry.isActive() && !entry.hasList())
                        .map(Entry::id)
                : Vector.empty();
    }
}

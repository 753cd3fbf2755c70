package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Decisions.accept;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Decisions before round 1: registration and opening. */
public final class RegistrationRules {
    private RegistrationRules() {}

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
    @Rule(EventRuleId.WATCHER)
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
    public static Vector<String> taken(TournamentState state) {
        return state.nameBook()
                .byName()
                .keySet()
                .toVector()
                .appendAll(state.announcement().officials().allWatchers().map(Official::name));
    }

    /** Excludes a pairing, so that the two players do not meet where that can be avoided. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> exclude(
            TournamentState state, Pairing pairing) {
        Option<PlayerId> unknown =
                pairing.players().find(player -> state.entry(player).isEmpty());
        if (unknown.isDefined()) {
            return Either.left(new TournamentViolation.UnknownPlayer(unknown.get()));
        }
        return state.phase() == Phase.CLOSED
                ? Either.left(Decisions.over("exclude a pairing"))
                : accept(state, new TournamentEvent.PairingExcluded(pairing));
    }

    /**
     * Ends registration and fixes the random tiebreak order. Where lists are required, all must have been
     * submitted.
     */
    @Rule({EventRuleId.ANNOUNCE, EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> open(TournamentState state) {
        if (state.phase() != Phase.REGISTRATION) {
            return Either.left(
                    new TournamentViolation.WrongPhase("open the event", state.phase(), "It was opened before."));
        }
        Vector<PlayerId> missing = withoutList(state);
        return missing.isEmpty()
                ? accept(state, new TournamentEvent.EventOpened(RandomTiebreak.of(state.seed(), 1)))
                : Either.left(new TournamentViolation.ListsMissing(
                        state.announcement().format().kind(), missing));
    }

    /** Returns the players whose lists must be submitted before the event can be opened. */
    public static Vector<PlayerId> withoutList(TournamentState state) {
        return state.announcement().listsRequired()
                ? state.entries()
                        .filter(entry -> entry.isActive() && !entry.hasList())
                        .map(Entry::id)
                : Vector.empty();
    }
}

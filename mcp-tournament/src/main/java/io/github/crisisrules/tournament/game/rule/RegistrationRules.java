package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.known;
import static io.github.crisisrules.tournament.game.rule.Requirements.notClosed;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Decisions before round 1: registration and opening. */
public final class RegistrationRules {
    private RegistrationRules() {}

    /** Registers a player. The name must be printable, and must not look like that of another player. */
    public static Decision<TournamentState, TournamentEvent> register(TournamentState state, String name) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.phase() == Phase.REGISTRATION,
                        () -> new TournamentViolation.WrongPhase(OrganizerTask.REGISTER_PLAYER, state.phase()))
                .and(now -> enter(now, name, TournamentEvent.PlayerRegistered::new));
    }

    /** Adds a new player by the given event, with a notice if the name is easily confused with another one. */
    static Decision<TournamentState, TournamentEvent> enter(
            Decision<TournamentState, TournamentEvent> now, String name, Function<Entrant, TournamentEvent> entered) {
        return now.require(
                newEntrant(now.state(), name),
                (free, entrant) -> free.then(entered.apply(entrant)).thenAll(alike(free.state(), entrant)));
    }

    /** Returns a notice if the name of a new player is easily confused with that of another one. */
    private static Option<TournamentEvent> alike(TournamentState state, Entrant entrant) {
        return state.nameBook()
                .alike(entrant.name())
                .map(other -> new TournamentEvent.NamesLookAlike(entrant.id(), other));
    }

    /** Returns the next entrant with the given name, which no player and no Watcher may have. */
    @Rule(EventRuleId.WATCHER)
    private static Either<RuleViolation, Entrant> newEntrant(TournamentState state, String name) {
        return Either.<RuleViolation, String>narrow(PlainName.of(name)).flatMap(plain -> {
            Option<RuleViolation> watcher = whyWatcher(state, plain);
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
                .appendAll(state.officials().allWatchers().map(Official::name));
    }

    /** Corrects the name of a player, with a notice if the new name is easily confused with another one. */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    public static Decision<TournamentState, TournamentEvent> rename(
            TournamentState state, PlayerId player, String name) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.RENAME_PLAYER))
                .require(known(player))
                .require(
                        Either.<RuleViolation, String>narrow(PlainName.of(name)),
                        (now, plain) -> now.require(free -> whyNotRenamed(free, player, plain))
                                .then(new TournamentEvent.PlayerRenamed(player, state.name(player), plain))
                                .thenAll(state.nameBook()
                                        .alike(plain)
                                        .filter(other -> !other.equals(player))
                                        .map(other -> new TournamentEvent.NamesLookAlike(player, other))));
    }

    /** Returns the reason why a player cannot have a name: it is that of a Watcher, of another player, or not new. */
    private static Option<RuleViolation> whyNotRenamed(TournamentState state, PlayerId player, String name) {
        return whyWatcher(state, name)
                .orElse(() -> state.player(name)
                        .filter(other -> !other.equals(player) || name.equals(state.name(player)))
                        .map(other -> new TournamentViolation.AlreadyRegistered(name, other)));
    }

    private static Option<RuleViolation> whyWatcher(TournamentState state, String name) {
        return state.officials().watcher(name).map(OfficialsViolation.WatcherPlays::new);
    }

    /** Excludes a pairing, so that the two players do not meet where that can be avoided. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    public static Decision<TournamentState, TournamentEvent> exclude(TournamentState state, Pairing pairing) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(known(pairing.first()))
                .require(known(pairing.second()))
                .require(notClosed(OrganizerTask.EXCLUDE_PAIRING))
                .then(new TournamentEvent.PairingExcluded(pairing));
    }

    /**
     * Ends registration and fixes the random tiebreak order. There must be enough players for the edition, and where
     * lists are required, all must have been submitted.
     */
    @Rule({
        EventRuleId.ANNOUNCE,
        EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE,
        EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1,
        TimelineRuleId.MIN,
        ChallengerRuleId.TABLE
    })
    public static Decision<TournamentState, TournamentEvent> open(TournamentState state) {
        Vector<PlayerId> missing = withoutList(state);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.phase() == Phase.REGISTRATION,
                        () -> new TournamentViolation.WrongPhase(OrganizerTask.OPEN_EVENT, state.phase()))
                .require(
                        missing.isEmpty(),
                        () -> new TournamentViolation.ListsMissing(
                                state.announcement().edition().kind(), missing))
                .require(now -> now.announcement()
                        .structureFor(now.active().size())
                        .swap()
                        .toOption())
                .then(new TournamentEvent.EventOpened(RandomTiebreak.of(state.seed(), 1)));
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

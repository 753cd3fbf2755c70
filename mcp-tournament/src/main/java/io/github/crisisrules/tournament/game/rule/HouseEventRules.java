package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.active;
import static io.github.crisisrules.tournament.game.rule.Requirements.known;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.RatedFirstRound;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Decisions for house events only: ratings, and byes that players ask for or are assigned. Those of round 1 are settled
 * before it is paired.
 */
@Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
public final class HouseEventRules {
    private HouseEventRules() {}

    /** Sets the rating of a player. A later rating replaces it. */
    public static Decision<TournamentState, TournamentEvent> rate(TournamentState state, PlayerId player, int rating) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.announcement().houseRules().firstRound() == FirstRound.BY_RATING,
                        () -> new TournamentViolation.NotAnnounced(OrganizerTask.RATE_PLAYER))
                .require(
                        RatedFirstRound.isPossible(rating),
                        () -> new TournamentViolation.ImpossibleRating(player, rating))
                .require(early(OrganizerTask.RATE_PLAYER))
                .require(known(player))
                .then(new TournamentEvent.PlayerRated(player, rating));
    }

    /** Gives a player a bye in round 1, in addition to the one for an odd number of players. */
    public static Decision<TournamentState, TournamentEvent> giveBye(
            TournamentState state, PlayerId player, FirstRoundBye why) {
        Option<Entry> entry = state.entry(player);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.announcement().houseRules().firstRoundByes(),
                        () -> new TournamentViolation.NotAnnounced(OrganizerTask.GIVE_BYE))
                .require(early(OrganizerTask.GIVE_BYE))
                .require(known(player))
                .require(
                        entry.exists(Entry::isActive),
                        () -> new TournamentViolation.NotActive(
                                player, entry.get().attendance()))
                .then(new TournamentEvent.ByeGiven(player, why));
    }

    /** Gives a player a bye in a Swiss round after the first that is not paired yet. */
    public static Decision<TournamentState, TournamentEvent> requestBye(
            TournamentState state, PlayerId player, int round) {
        int first = firstRequest(state);
        int last = lastRequest(state);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.announcement().houseRules().firstRoundByes(),
                        () -> new TournamentViolation.NotAnnounced(OrganizerTask.REQUEST_BYE))
                .require(
                        state.phase() == Phase.REGISTRATION || state.phase() == Phase.SWISS,
                        () -> new TournamentViolation.WrongPhase(OrganizerTask.REQUEST_BYE, state.phase()))
                .require(known(player))
                .require(active(player))
                .require(
                        round >= first && round <= last,
                        () -> new TournamentViolation.ImpossibleByeRound(round, first, last))
                .then(new TournamentEvent.ByeRequested(player, round));
    }

    /** Returns the first round in which a player can ask for a bye now; round 1 has byes of its own. */
    static int firstRequest(TournamentState state) {
        return Math.max(2, state.rounds().size() + 1);
    }

    /** Returns the last Swiss round, or 0 if it is not known with the players who are there. */
    static int lastRequest(TournamentState state) {
        return state.structure()
                .orElse(() ->
                        state.announcement().structureFor(state.active().size()).toOption())
                .map(Structure::swissRounds)
                .getOrElse(0);
    }

    private static Decision.Requirement<TournamentState> early(OrganizerTask attempted) {
        return state ->
                Option.when(!isEarly(state), () -> new TournamentViolation.WrongPhase(attempted, state.phase()));
    }

    /** Returns whether round 1 has not been paired. */
    static boolean isEarly(TournamentState state) {
        return state.rounds().isEmpty() && (state.phase() == Phase.REGISTRATION || state.phase() == Phase.SWISS);
    }

    /** Returns the byes given in the next round of the first stage. */
    static Vector<ByeChoice> byes(TournamentState state) {
        if (state.stage() != 1) {
            return Vector.empty();
        }
        int next = state.rounds().size() + 1;
        Vector<Entry> active = state.entries().filter(Entry::isActive);
        return next == 1
                ? active.flatMap(entry -> entry.firstRoundBye().map(why -> bye(entry.id(), why)))
                : active.filter(entry -> entry.requestedByes().contains(next))
                        .map(entry -> bye(entry.id(), FirstRoundBye.INTENTIONAL));
    }

    private static ByeChoice bye(PlayerId player, FirstRoundBye why) {
        ByeReason reason = why == FirstRoundBye.INTENTIONAL ? ByeReason.INTENTIONAL : ByeReason.ASSIGNED;
        return new ByeChoice(player, reason, Vector.empty());
    }

    /**
     * Returns the pairing system of the next round: by rating in round 1 of an event that announced it, else the
     * usual one.
     */
    static PairingSystem system(TournamentState state, PairingSystem usual) {
        return state.rounds().isEmpty() && state.announcement().houseRules().firstRound() == FirstRound.BY_RATING
                ? (pool, seed) -> RatedFirstRound.pair(pool, ranking(state))
                : usual;
    }

    private static Vector<PlayerId> ranking(TournamentState state) {
        return RatedFirstRound.ranking(
                state.entries().map(Entry::id),
                player -> state.entry(player).flatMap(Entry::rating),
                state.lotsOrFirst());
    }
}

package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.known;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
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

/** Decisions for house events only: ratings, and byes given in round 1. They are settled before round 1 is paired. */
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

    private static Decision.Requirement<TournamentState> early(OrganizerTask attempted) {
        return state ->
                Option.when(!isEarly(state), () -> new TournamentViolation.WrongPhase(attempted, state.phase()));
    }

    /** Returns whether round 1 has not been paired. */
    static boolean isEarly(TournamentState state) {
        return state.rounds().isEmpty() && (state.phase() == Phase.REGISTRATION || state.phase() == Phase.SWISS);
    }

    /** Returns the byes given in the next round. Only round 1 has any. */
    static Vector<ByeChoice> byes(TournamentState state) {
        return state.rounds().isEmpty()
                ? state.entries()
                        .filter(Entry::isActive)
                        .flatMap(entry -> entry.firstRoundBye().map(why -> bye(entry.id(), why)))
                : Vector.empty();
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

package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Decisions.accept;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Comparator;

/** Decisions for house events only: ratings, and byes given in round 1. They are settled before round 1 is paired. */
@Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
public final class HouseEventRules {
    /** The largest rating, and the negative of the smallest. */
    public static final int MAX_RATING = 1_000_000;

    private HouseEventRules() {}

    /** Sets the rating of a player. A later rating replaces it. */
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> rate(
            TournamentState state, PlayerId player, int rating) {
        if (state.announcement().house().firstRound() != FirstRound.BY_RATING) {
            return Either.left(
                    new TournamentViolation.NotAnnounced("a first round by rating", "Ratings count for nothing."));
        }
        if (Math.abs((long) rating) > MAX_RATING) {
            return Either.left(new TournamentViolation.ImpossibleRating(player, rating));
        }
        return early(state, player, "rate a player")
                .flatMap(known -> accept(state, new TournamentEvent.PlayerRated(player, rating)));
    }

    /** Gives a player a bye in round 1, in addition to the one for an odd number of players. */
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> giveBye(
            TournamentState state, PlayerId player, FirstRoundBye why) {
        if (!state.announcement().house().firstRoundByes()) {
            return Either.left(new TournamentViolation.NotAnnounced(
                    "byes in round 1", "Only an odd number of players gives a bye."));
        }
        return early(state, player, "give a bye in round 1")
                .flatMap(entry -> entry.isActive()
                        ? accept(state, new TournamentEvent.ByeGiven(player, why))
                        : Either.left(new TournamentViolation.NotActive(player, entry.attendance())));
    }

    private static Either<RuleViolation, Entry> early(TournamentState state, PlayerId player, String wanted) {
        if (!isEarly(state)) {
            return Either.left(new TournamentViolation.WrongPhase(
                    wanted, state.phase(), "Round 1 has been paired, and nothing more can be settled before it."));
        }
        return state.entry(player).toEither(() -> new TournamentViolation.UnknownPlayer(player));
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
        return state.rounds().isEmpty() && state.announcement().house().firstRound() == FirstRound.BY_RATING
                ? (field, seed) -> RatedFirstRound.pair(field, ranking(state))
                : usual;
    }

    /**
     * Returns all players by rating, the best first. Players with equal ratings, and after all others those
     * without one, are in the random tiebreak order.
     */
    private static Vector<PlayerId> ranking(TournamentState state) {
        RandomTiebreak lots = state.lotsOrFirst();
        Comparator<Entry> byRating =
                Comparator.comparing(entry -> entry.rating().getOrElse(Integer.MIN_VALUE), Comparator.reverseOrder());
        return state.entries().sorted(byRating.thenComparing(Entry::id, lots)).map(Entry::id);
    }
}

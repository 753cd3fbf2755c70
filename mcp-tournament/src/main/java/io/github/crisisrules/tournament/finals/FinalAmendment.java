package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A result of the final rounds that was reported wrong. It is put right while nothing that follows from it has been played:
 * in the current round always, in the round before it as long as the match that the winner plays next has not begun. That
 * match then gets the other player. Matches that do not follow from the result stay as they are.
 */
public final class FinalAmendment {
    private final Bracket bracket;
    private final boolean underWay;

    private FinalAmendment(Bracket bracket, boolean underWay) {
        this.bracket = bracket;
        this.underWay = underWay;
    }

    /**
     * Amendments to these final rounds.
     *
     * @param underWay whether the current round is being played, results or none: its clock runs
     */
    public static FinalAmendment to(Bracket bracket, boolean underWay) {
        return new FinalAmendment(bracket, underWay);
    }

    /** The final rounds with the match of these two in this round ended like this; {@code gone} have left the event. */
    @Rule({TimelineRules.FINAL_END, TimelineRules.FINAL_DRAW})
    public Either<FinalsViolation, Bracket> amend(int round, MatchEnding ending, Vector<PlayerId> gone) {
        Option<FinalMatch> reported = found(round)
                .flatMap(played -> played.matchOf(ending.pairing()))
                .filter(match -> match.ending().isDefined());
        if (reported.isEmpty()) {
            return Either.left(new FinalsViolation.NotAFinal(ending.pairing(), round));
        }
        FinalMatch match = reported.get();
        return isFollowed(round, match)
                ? Either.left(new FinalsViolation.AlreadyFollowed(ending.pairing(), round))
                : Either.right(followed(round, corrected(round, match, ending), gone));
    }

    /** The matches of a round whose results can be amended. */
    public Vector<FinalMatch> amendable(int round) {
        return found(round)
                .map(played ->
                        played.matches().filter(match -> match.ending().isDefined() && !isFollowed(round, match)))
                .getOrElse(Vector.empty());
    }

    private Option<FinalRound> found(int round) {
        return Option.when(
                round >= 1 && round <= current(), () -> bracket.rounds().get(round - 1));
    }

    private int current() {
        return bracket.rounds().size();
    }

    /** Whether something that follows from this result was played, or is being played. */
    private boolean isFollowed(int round, FinalMatch match) {
        if (round == current()) {
            return false;
        }
        if (round < current() - 1) {
            return true;
        }
        FinalMatch next = bracket.round().matches().get(nextPlace(round, match));
        return next.ending().isDefined() || (underWay && next.present().size() == 2);
    }

    /** The place, from 0, of the next match of whoever wins this one: the first meets the last, and so on inwards. */
    private int nextPlace(int round, FinalMatch match) {
        int matches = bracket.rounds().get(round - 1).matches().size();
        return Math.min(match.number(), matches + 1 - match.number()) - 1;
    }

    private Vector<FinalRound> corrected(int round, FinalMatch match, MatchEnding ending) {
        FinalMatch after = ImmutableFinalMatch.builder()
                .from(match)
                .ending(Option.some(ending))
                .build();
        return bracket.rounds().update(round - 1, played -> played.with(after));
    }

    /** What follows from the corrected rounds: the next matches, and which winners have left already. */
    private Bracket followed(int round, Vector<FinalRound> rounds, Vector<PlayerId> gone) {
        Seeding seeds = bracket.seeds();
        if (round == current()) {
            Vector<PlayerId> winners = rounds.last()
                    .matches()
                    .filter(match -> match.ending().isDefined())
                    .flatMap(FinalMatch::winner);
            return ImmutableBracket.builder()
                    .seeds(seeds)
                    .rounds(rounds)
                    .leaving(round == seeds.rounds() ? Vector.empty() : seeds.inOrder(winners.filter(gone::contains)))
                    .build();
        }
        Vector<Vector<PlayerId>> pairs =
                Finals.folded(rounds.get(round - 1).matches().map(FinalMatch::winner));
        FinalRound next = bracket.round();
        for (int i = 0; i < pairs.size(); i++) {
            Vector<PlayerId> players = seeds.inOrder(pairs.get(i));
            if (!players.equals(next.matches().get(i).players())) {
                next = next.with(ImmutableFinalMatch.builder()
                        .number(i + 1)
                        .players(players)
                        .absent(players.filter(gone::contains))
                        .build());
            }
        }
        return ImmutableBracket.builder()
                .from(bracket)
                .rounds(rounds.update(round, next))
                .build();
    }
}

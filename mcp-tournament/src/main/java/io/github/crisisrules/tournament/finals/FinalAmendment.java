package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The correction of wrongly reported results in the final rounds. A result can be corrected while nothing that
 * follows from it has been played: in the current round always, in the round before as long as the winner's next
 * match has not begun. That match then gets the other player. Matches that do not follow from the result stay
 * unchanged.
 */
public final class FinalAmendment {
    private final Bracket bracket;
    private final boolean underWay;

    private FinalAmendment(Bracket bracket, boolean underWay) {
        this.bracket = bracket;
        this.underWay = underWay;
    }

    /**
     * Creates the amendment of the given final rounds.
     *
     * @param underWay whether the current round is being played, with or without results: its clock is running
     */
    public static FinalAmendment to(Bracket bracket, boolean underWay) {
        return new FinalAmendment(bracket, underWay);
    }

    /**
     * Returns the final rounds with a corrected result, or a violation if there is no such result or it cannot be
     * corrected any more.
     *
     * @param round the final round, from 1
     * @param ending the correct ending of the match
     * @param gone the players who have left the event
     */
    @Rule({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    public Either<FinalsViolation, Bracket> amend(int round, MatchEnding ending, Vector<PlayerId> gone) {
        Option<FinalMatch> reported = found(round)
                .flatMap(played -> played.matchOf(ending.pairing()))
                .filter(match -> match.ending().isDefined());
        if (reported.isEmpty()) {
            return Either.left(new FinalsViolation.NotAFinalMatch(ending.pairing(), round));
        }
        FinalMatch match = reported.get();
        return isFollowed(round, match)
                ? Either.left(new FinalsViolation.LaterMatchPlayed(ending.pairing(), round))
                : Either.right(followed(round, corrected(round, match, ending), gone));
    }

    /** Returns the matches of a final round whose results can be amended. */
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

    /** Returns whether anything that follows from this result was played or is being played. */
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

    /**
     * Returns the index, from 0, of the winner's next match: the first match feeds the same match as the last, and
     * so on inwards.
     */
    private int nextPlace(int round, FinalMatch match) {
        int matches = bracket.rounds().get(round - 1).matches().size();
        return Math.min(match.number(), Seeding.opponent(match.number(), matches)) - 1;
    }

    private Vector<FinalRound> corrected(int round, FinalMatch match, MatchEnding ending) {
        FinalMatch after = ImmutableFinalMatch.builder()
                .from(match)
                .ending(Option.some(ending))
                .build();
        return bracket.rounds().update(round - 1, played -> played.with(after));
    }

    /**
     * Returns the bracket that follows from the corrected rounds: the next matches, and the winners who have
     * already left.
     */
    private Bracket followed(int round, Vector<FinalRound> rounds, Vector<PlayerId> gone) {
        Seeding seeds = bracket.seeds();
        if (round == current()) {
            Vector<PlayerId> winners = rounds.last().matches().flatMap(FinalMatch::winner);
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

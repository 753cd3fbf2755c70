package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.finals.Finals;
import io.github.crisisrules.tournament.finals.Seeding;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The written form of a bracket. Reading plays it again by the rules. */
public record BracketFacts(Seeding seeds, Vector<Round> rounds, Vector<PlayerId> leavingPlayers) {
    /** A round of a bracket. */
    public record Round(int number, Vector<Match> matches) {}

    /** A match of a bracket. */
    public record Match(int number, Vector<PlayerId> players, Vector<PlayerId> absent, Option<MatchEnding> ending) {}

    static BracketFacts of(Bracket bracket) {
        return new BracketFacts(bracket.seeds(), bracket.rounds().map(BracketFacts::round), bracket.leaving());
    }

    private static Round round(FinalRound round) {
        return new Round(round.number(), round.matches().map(BracketFacts::match));
    }

    private static Match match(FinalMatch match) {
        return new Match(match.number(), match.players(), match.absent(), match.ending());
    }

    /** Pairs, drops and reports according to these facts, and checks that the bracket has exactly these facts again. */
    Bracket played(ReadCursor place) {
        Bracket bracket = Finals.begin(seeds);
        for (int i = 0; i < rounds.size(); i++) {
            ReadCursor at = place.field("rounds").item(i);
            if (i > 0) {
                bracket = Verdict.right(Finals.nextRound(left(bracket, rounds.get(i), at)), at);
            }
            bracket = played(bracket, rounds.get(i), at.field("matches"));
        }
        for (PlayerId player : leavingPlayers) {
            bracket = Verdict.right(Finals.drop(bracket, player), place.field("leavingPlayers"));
        }
        if (!of(bracket).equals(this)) {
            throw place.refuse(RefusalKind.VALUE, "The matches do not follow from the seeds and the earlier rounds.");
        }
        return bracket;
    }

    /** Drops the players who won their match and are absent from the next: they left in between, perhaps both finalists. */
    private static Bracket left(Bracket before, Round next, ReadCursor place) {
        Bracket bracket = before;
        for (PlayerId player : next.matches().flatMap(Match::absent)) {
            boolean won = before.round()
                    .matchOf(player)
                    .exists(match -> match.winner().contains(player));
            if (won) {
                bracket = Verdict.right(Finals.drop(bracket, player), place);
            }
        }
        return bracket;
    }

    private static Bracket played(Bracket before, Round round, ReadCursor place) {
        Bracket bracket = before;
        for (int i = 0; i < round.matches().size(); i++) {
            Match match = round.matches().get(i);
            Vector<PlayerId> gone = bracket.round().matches().flatMap(FinalMatch::absent);
            for (PlayerId player : match.absent().removeAll(gone)) {
                bracket = Verdict.right(Finals.drop(bracket, player), place.item(i));
            }
            if (match.ending().isDefined()) {
                bracket = Verdict.right(Finals.report(bracket, match.ending().get()), place.item(i));
            }
        }
        return bracket;
    }
}

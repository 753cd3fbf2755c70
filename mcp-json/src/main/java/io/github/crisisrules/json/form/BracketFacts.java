package io.github.crisisrules.json.form;

import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Place;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.FinalRound;
import io.github.crisisrules.tournament.finals.Finals;
import io.github.crisisrules.tournament.finals.Seeding;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A bracket as it is written; read by playing it again. */
public record BracketFacts(Seeding seeds, Vector<Round> rounds, Vector<PlayerId> leaving) {
    /** One round of it. */
    public record Round(int number, Vector<Match> matches) {}

    /** One match of it. */
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

    /** Pairs, drops and reports as the facts say; the bracket must come out just like them. */
    Bracket played(Place place) {
        Bracket bracket = Finals.begin(seeds);
        for (int i = 0; i < rounds.size(); i++) {
            Place at = place.field("rounds").item(i);
            if (i > 0) {
                bracket = Verdict.right(Finals.nextRound(left(bracket, rounds.get(i), at)), at);
            }
            bracket = played(bracket, rounds.get(i), at.field("matches"));
        }
        for (PlayerId player : leaving) {
            bracket = Verdict.right(Finals.drop(bracket, player), place.field("leaving"));
        }
        if (!of(bracket).equals(this)) {
            throw place.refuse(RefusalKind.VALUE, "the matches do not follow from the seeds and the earlier rounds");
        }
        return bracket;
    }

    /** Those who won their match and are absent from the next left in between: so both finalists may be gone. */
    private static Bracket left(Bracket before, Round next, Place place) {
        Bracket bracket = before;
        for (PlayerId player : next.matches().flatMap(Match::absent)) {
            boolean won = before.round()
                    .matchOf(player)
                    .exists(match ->
                            match.ending().isDefined() && match.winner().contains(player));
            if (won) {
                bracket = Verdict.right(Finals.drop(bracket, player), place);
            }
        }
        return bracket;
    }

    private static Bracket played(Bracket before, Round round, Place place) {
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

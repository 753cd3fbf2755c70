package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The final rounds: single elimination in the pattern of the Timeline document, for brackets of any size. The
 * winner of match <em>m</em> of <em>k</em> next meets the winner of match <em>k + 1 − m</em>, just as seed
 * <em>m</em> of <em>n</em> first meets seed <em>n + 1 − m</em>. So the first two seeds can meet only in the last
 * match.
 */
public final class Finals {
    private Finals() {}

    /**
     * Pairs final round 1: the first seed plays the last, the second the last but one, and so on. If the number of
     * finalists is not a power of two, the first seeds meet lines without a player: they have byes.
     */
    @Rule({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    public static Bracket begin(Seeding seeds) {
        return ImmutableBracket.builder()
                .seeds(seeds)
                .addRounds(round(1, folded(lines(seeds)), seeds, Vector.empty()))
                .build();
    }

    /**
     * Pairs final round 1 from a ranking, the best first, or returns a violation if there are too few players for a
     * bracket. See {@link #begin(Seeding)}.
     */
    public static Either<FinalsViolation, Bracket> begin(Iterable<PlayerId> ranking) {
        return Seeding.of(ranking).map(Finals::begin);
    }

    /** Records how a match of the current round ended, or returns a violation if it is not an open match. */
    @Rule({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    public static Either<FinalsViolation, Bracket> report(Bracket bracket, MatchEnding ending) {
        int round = bracket.round().number();
        Option<FinalMatch> found = bracket.round().matchOf(ending.pairing());
        if (found.isEmpty()) {
            return Either.left(new FinalsViolation.NotAFinalMatch(ending.pairing(), round));
        }
        FinalMatch open = found.get();
        return open.isDecided()
                ? Either.left(new FinalsViolation.MatchDecided(ending.pairing(), round, open.winner()))
                : Either.right(with(
                        bracket,
                        ImmutableFinalMatch.builder()
                                .from(open)
                                .ending(Option.some(ending))
                                .build()));
    }

    /**
     * Removes a finalist who leaves. The opponent of the current round has a bye; if the finalist has already come
     * through that round, by a win or a bye, the opponent of the next round has it. Once the last match is decided
     * the event is over, and leaving is refused.
     */
    @Rule({TimelineRuleId.FINAL_DROP, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    public static Either<FinalsViolation, Bracket> drop(Bracket bracket, PlayerId player) {
        if (bracket.seeds().seedOf(player) == 0) {
            return Either.left(new FinalsViolation.NotAFinalist(player));
        }
        if (bracket.isOver()) {
            return Either.left(new FinalsViolation.FinalsOver(bracket.champion()));
        }
        Option<FinalMatch> current = bracket.round().matchOf(player);
        if (bracket.leaving().contains(player)
                || current.forAll(match -> match.losers().contains(player))) {
            return Either.left(new FinalsViolation.AlreadyEliminated(player));
        }
        FinalMatch match = current.get();
        return Either.right(
                match.isDecided()
                        ? ImmutableBracket.builder()
                                .from(bracket)
                                .leaving(bracket.seeds()
                                        .inOrder(bracket.leaving().append(player)))
                                .build()
                        : with(
                                bracket,
                                ImmutableFinalMatch.builder()
                                        .from(match)
                                        .absent(bracket.seeds()
                                                .inOrder(match.absent().append(player)))
                                        .build()));
    }

    /** Pairs the next final round: the winner of the first match meets the winner of the last, and so on inwards. */
    @Rule({TimelineRuleId.BRACKET, TimelineRuleId.FINAL_DROP})
    public static Either<FinalsViolation, Bracket> nextRound(Bracket bracket) {
        if (bracket.isOver()) {
            return Either.left(new FinalsViolation.FinalsOver(bracket.champion()));
        }
        FinalRound played = bracket.round();
        if (!played.isDecided()) {
            return Either.left(new FinalsViolation.RoundNotOver(
                    played.number(), played.open().flatMap(FinalMatch::pairing)));
        }
        FinalRound next = round(
                played.number() + 1,
                folded(played.matches().map(FinalMatch::winner)),
                bracket.seeds(),
                bracket.leaving());
        return Either.right(ImmutableBracket.builder()
                .seeds(bracket.seeds())
                .rounds(bracket.rounds().append(next))
                .build());
    }

    private static Vector<Option<PlayerId>> lines(Seeding seeds) {
        return seeds.players().map(Option::some).padTo(seeds.lines(), Option.none());
    }

    /** Combines the first with the last, the second with the last but one, and so on. */
    static Vector<Vector<PlayerId>> folded(Vector<Option<PlayerId>> line) {
        return Vector.rangeClosed(1, line.size() / 2)
                .map(place -> Vector.of(line.get(place - 1), line.get(Seeding.opponent(place, line.size()) - 1))
                        .flatMap(player -> player));
    }

    private static FinalRound round(
            int number, Vector<Vector<PlayerId>> pairs, Seeding seeds, Vector<PlayerId> leaving) {
        return new FinalRound(
                number,
                pairs.zipWithIndex((players, index) -> ImmutableFinalMatch.builder()
                        .number(index + 1)
                        .players(seeds.inOrder(players))
                        .absent(seeds.inOrder(players.filter(leaving::contains)))
                        .build()));
    }

    private static Bracket with(Bracket bracket, FinalMatch changed) {
        return ImmutableBracket.builder()
                .from(bracket)
                .rounds(bracket.rounds()
                        .update(bracket.rounds().size() - 1, bracket.round().with(changed)))
                .build();
    }
}

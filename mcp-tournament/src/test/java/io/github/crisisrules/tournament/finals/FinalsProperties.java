package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.FinalsArbitraries;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FinalsProperties {
    @Property(tries = 150)
    @Verifies({TimelineRuleId.RANKS, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void everyPlayerHasExactlyOneFinalRank(@ForAll("withDrops") Bracket over, @ForAll("seed") Seed seed) {
        Vector<PlayerId> outsiders = Vector.rangeClosed(101, 110).map(PlayerId::of);
        Vector<PlayerId> swiss = over.seeds().players().appendAll(seed.shuffle(outsiders));
        Vector<FinalRank> ranks = FinalRank.of(over, swiss);
        assertThat(ranks.map(FinalRank::player).sorted()).isEqualTo(swiss.sorted());
        assertThat(ranks.drop(over.seeds().size()).map(FinalRank::player))
                .isEqualTo(swiss.drop(over.seeds().size()));
        assertThat(ranks.map(FinalRank::rank).toJavaList()).isSorted();
    }

    @Property(tries = 150)
    @Verifies({TimelineRuleId.RANKS, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    void allPlayersButTheEjectedHaveOneRankAndTheChampionTheFirst(
            @ForAll("withDrops") Bracket over, @ForAll("seed") Seed seed) {
        Vector<PlayerId> ejected = seed.shuffle(over.seeds().players()).take(2);
        Function<PlayerId, Attendance> attendance =
                player -> ejected.contains(player) ? Attendance.EJECTED : Attendance.ELIMINATED;
        Vector<PlayerId> swiss = over.seeds().players().append(PlayerId.of(101)).removeAll(ejected);
        Option<PlayerId> champion = FinalRanking.champion(over, attendance);
        Vector<FinalRank> ranks = FinalRanking.ofBracket(champion, over, swiss, attendance);
        assertThat(ranks.map(FinalRank::player).sorted()).isEqualTo(swiss.sorted());
        assertThat(ranks.filter(rank -> rank.rank() == 1).map(FinalRank::player))
                .isEqualTo(champion.toVector());
    }

    @Property(tries = 150)
    @Verifies(TimelineRuleId.RANKS)
    void ranksAreOneTwoTwoThirdsFourFifths(@ForAll("played") Bracket over) {
        // 1, then 2, then 3 twice, 5 four times, 9 eight times: half of the field is out in each round.
        Vector<Integer> expected = Vector.of(1);
        while (expected.size() < over.seeds().size()) {
            expected = expected.appendAll(Vector.fill(expected.size(), expected.size() + 1));
        }
        assertThat(FinalRank.of(over, over.seeds().players()).map(FinalRank::rank))
                .as("where the first seeds had byes, fewer players are last")
                .isEqualTo(expected.take(over.seeds().size()));
    }

    @Property(tries = 150)
    @Verifies({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    void theFirstTwoSeedsMeetOnlyInTheLastMatch(@ForAll("withDrops") Bracket over) {
        Vector<PlayerId> best = over.seeds().players().take(2);
        assertThat(over.rounds().init().flatMap(FinalRound::matches))
                .noneMatch(match -> match.players().containsAll(best));
    }

    @Property(tries = 150)
    @Verifies(TimelineRuleId.BRACKET)
    void whereTheBetterSeedAlwaysWinsTheFirstMeetsTheLastInEveryRound(@ForAll("seeding") Seeding seeds) {
        Bracket bracket = Finals.begin(seeds);
        for (int left = seeds.size(); left >= 2; left /= 2) {
            int sum = left + 1;
            assertThat(bracket.round().matches())
                    .allMatch(match -> match.players().map(seeds::seedOf).sum().intValue() == sum);
            for (FinalMatch match : bracket.round().matches()) {
                bracket = Finals.report(
                                bracket,
                                MatchEnding.declined(
                                        match.players().get(1), match.players().get(0)))
                        .get();
            }
            bracket = left == 2 ? bracket : Finals.nextRound(bracket).get();
        }
        assertThat(bracket.champion()).contains(seeds.seed(1));
    }

    @Property(tries = 150)
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DROP})
    void whoGoesOnCameThroughEveryRoundBefore(@ForAll("withDrops") Bracket over) {
        for (int i = 1; i < over.rounds().size(); i++) {
            FinalRound before = over.rounds().get(i - 1);
            FinalRound after = over.rounds().get(i);
            assertThat(after.matches().flatMap(FinalMatch::players).sorted())
                    .isEqualTo(before.matches().flatMap(FinalMatch::winner).sorted());
            assertThat(after.matches().flatMap(FinalMatch::players).filter(before.losers()::contains))
                    .isEmpty();
        }
    }

    @Property(tries = 150)
    @Verifies(TimelineRuleId.FINAL_DRAW)
    void anOpenMatchOfTwoAlwaysHasOneWinnerOnceReported(@ForAll("seeding") Seeding seeds, @ForAll("seed") Seed seed) {
        FinalMatch match = Finals.begin(seeds).round().matches().head();
        MatchEnding ending = FinalsArbitraries.ending(match, seed.random());
        FinalMatch reported = Finals.report(Finals.begin(seeds), ending)
                .get()
                .round()
                .matches()
                .head();
        assertThat(reported.players()).isEqualTo(Vector.of(seeds.seed(1), seeds.seed(seeds.size())));
        assertThat(reported.losers().appendAll(reported.winner()).sorted())
                .isEqualTo(reported.players().sorted());
    }

    @Property(tries = 150)
    @Verifies({TimelineRuleId.FINAL_DROP, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void theOrderOfReportsAndDropsInsideARoundChangesNothing(
            @ForAll("seeding") Seeding seeds, @ForAll("seed") Seed seed) {
        Bracket bracket = Finals.begin(seeds);
        // Not the last round: its first decision ends the event.
        for (int round = 1; round < seeds.rounds(); round++) {
            RandomSource random = seed.split("facts", round).random();
            Vector<UnaryOperator<Bracket>> facts = bracket.round().open().map(match -> course(match, random));
            Bracket inOrder = facts.foldLeft(bracket, (b, fact) -> fact.apply(b));
            Bracket shuffled = seed.split("order", round).shuffle(facts).foldLeft(bracket, (b, fact) -> fact.apply(b));
            assertThat(shuffled).isEqualTo(inOrder);
            bracket = Finals.nextRound(inOrder).get();
        }
    }

    @Property(tries = 100)
    @Verifies(EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND)
    void whoLeavesAfterAByeRanksLikeAWinnerWhoLeaves(@ForAll("seeding") Seeding seeds, @ForAll("seed") Seed seed) {
        Bracket bracket = Finals.begin(seeds);
        if (seeds.rounds() > 1) {
            FinalMatch match = seed.pick(bracket.round().matches());
            PlayerId leaver = seed.split("leaver").pick(match.players());
            PlayerId opponent = match.pairing().get().opponentOf(leaver);
            Bracket afterABye = drop(drop(bracket, opponent), leaver);
            Bracket afterAWin = drop(
                    Finals.report(bracket, MatchEnding.concession(opponent, leaver))
                            .get(),
                    leaver);
            assertThat(ranksInTheEnd(afterABye, seed)).isEqualTo(ranksInTheEnd(afterAWin, seed));
        }
    }

    /** Plays on to the end, where the open matches are won at random, and returns the ranks. */
    private static Vector<FinalRank> ranksInTheEnd(Bracket now, Seed seed) {
        Bracket bracket = now;
        while (!bracket.isOver()) {
            for (FinalMatch match : bracket.round().open()) {
                PlayerId winner = seed.split("match " + bracket.round().number() + "." + match.number())
                        .pick(match.players());
                bracket = Finals.report(
                                bracket,
                                MatchEnding.victory(
                                        winner, 16, match.pairing().get().opponentOf(winner), 3))
                        .get();
            }
            bracket = bracket.isOver() ? bracket : Finals.nextRound(bracket).get();
        }
        return FinalRank.of(bracket, bracket.seeds().players());
    }

    private static UnaryOperator<Bracket> course(FinalMatch match, RandomSource random) {
        MatchEnding ending = FinalsArbitraries.ending(match, random);
        PlayerId one = match.players().get(random.below(2));
        return switch (random.below(4)) {
            case 0 -> bracket -> drop(bracket, one);
            case 1 -> bracket -> match.players().foldLeft(bracket, FinalsProperties::drop);
            case 2 -> bracket -> reportedAndLeft(bracket, match, ending);
            default -> bracket -> Finals.report(bracket, ending).get();
        };
    }

    private static Bracket reportedAndLeft(Bracket bracket, FinalMatch match, MatchEnding ending) {
        Bracket reported = Finals.report(bracket, ending).get();
        return drop(
                reported,
                reported.round().matchOf(match.pairing().get()).get().winner().get());
    }

    private static Bracket drop(Bracket bracket, PlayerId player) {
        return Finals.drop(bracket, player).get();
    }

    @Provide
    Arbitrary<Bracket> withDrops() {
        return FinalsArbitraries.finished(true);
    }

    @Provide
    Arbitrary<Bracket> played() {
        return FinalsArbitraries.finished(false);
    }

    @Provide
    Arbitrary<Seeding> seeding() {
        return FinalsArbitraries.seeding();
    }

    @Provide
    Arbitrary<Seed> seed() {
        return FinalsArbitraries.seed();
    }
}

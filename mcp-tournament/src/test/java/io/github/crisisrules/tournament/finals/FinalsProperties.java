package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.tournament.FinalsArbitraries;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
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
        // 1, then 2, then 3 twice, 5 four times, 9 eight times: half of the players are out in each round.
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
    void theFirstSeedMeetsTheLastInEveryRoundIfTheBetterSeedAlwaysWins(@ForAll("seeding") Seeding seeds) {
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
    void onlyWinnersOfTheRoundBeforePlayInARound(@ForAll("withDrops") Bracket over) {
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
    void aPlayerWhoLeavesAfterAByeRanksLikeAWinnerWhoLeaves(
            @ForAll("seeding") Seeding seeds, @ForAll("seed") Seed seed) {
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

    @Property(tries = 200)
    @Verifies({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    void theFinalsBeginWithTheFirstFactOfTheirFirstRound(
            @ForAll("anySeeding") Seeding seeds, @ForAll("seed") Seed seed) {
        Bracket paired = Finals.begin(seeds);
        assertThat(paired.isBegun(false)).isFalse();
        assertThat(paired.isBegun(true)).isTrue();
        FinalMatch match = seed.pick(paired.round().open());
        Bracket reported = Finals.report(paired, FinalsArbitraries.ending(match, seed.random()))
                .get();
        assertThat(reported.isBegun(false)).isTrue();
        assertThat(drop(paired, match.players().head()).isBegun(false)).isTrue();
    }

    @Property(tries = 150)
    @Verifies({
        TimelineRuleId.RANKS,
        EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED,
        EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND
    })
    void theBestOpenRankIsTheBestOfAllWaysToPlayOn(@ForAll("small") Seeding seeds, @ForAll("seed") Seed seed) {
        Bracket bracket = midway(seeds, seed);
        for (PlayerId player : seeds.players()) {
            Vector<Integer> ends = Vector.range(0, 3)
                    .map(way -> favouring(bracket, player, seed.split("way", way)))
                    .flatMap(end -> end.rankOf(player));
            int best = bracket.bestRankOf(player);
            assertThat(ends.min()).as("the best rank of %s", player).contains(best);
            assertThat(bracket.rankOf(player).forAll(rank -> rank == best)).isTrue();
            assertThat(bracket.remaining().contains(player))
                    .isEqualTo(bracket.roundLost(player).isEmpty()
                            && !bracket.leaving().contains(player));
            assertThat(bracket.remaining().contains(player)).isEqualTo(best == 1);
        }
        Function<PlayerId, Attendance> attendance = player -> player.equals(seeds.seed(1))
                ? Attendance.EJECTED
                : bracket.leaving().contains(player) ? Attendance.DROPPED : Attendance.ACTIVE;
        Vector<FinalRank> ranks = FinalRanking.ofEndedBracket(bracket, seeds.players(), attendance);
        assertThat(ranks.map(FinalRank::player))
                .containsExactlyInAnyOrderElementsOf(seeds.players().tail());
        assertThat(ranks).allSatisfy(rank -> {
            assertThat(rank.rank()).isEqualTo(bracket.bestRankOf(rank.player()));
            assertThat(rank.dropped()).isEqualTo(bracket.leaving().contains(rank.player()));
        });
    }

    /** A bracket in the middle of a round: some matches are decided, and some of those who came through have left. */
    private static Bracket midway(Seeding seeds, Seed seed) {
        RandomSource random = seed.random();
        Bracket bracket = Finals.begin(seeds);
        int rounds = 1 + random.below(seeds.rounds());
        while (true) {
            boolean isLast = bracket.round().number() == rounds;
            for (FinalMatch match : bracket.round().open()) {
                if (!isLast || random.below(2) == 0) {
                    Bracket reported = Finals.report(bracket, FinalsArbitraries.ending(match, random))
                            .get();
                    PlayerId winner = reported.round()
                            .matchOf(match.pairing().get())
                            .get()
                            .winner()
                            .get();
                    bracket =
                            random.below(4) == 0 ? Finals.drop(reported, winner).getOrElse(reported) : reported;
                }
            }
            if (isLast || bracket.isOver()) {
                return bracket;
            }
            bracket = Finals.nextRound(bracket).get();
        }
    }

    /** Plays on so that a player wins every match, and all others win at random. */
    private static Bracket favouring(Bracket now, PlayerId favourite, Seed seed) {
        RandomSource random = seed.random();
        return playedOut(
                now,
                match -> match.players().contains(favourite)
                        ? favourite
                        : match.players().get(random.below(2)));
    }

    /** Plays on to the end, where {@code winner} wins each open match. */
    private static Bracket playedOut(Bracket now, Function<FinalMatch, PlayerId> winner) {
        Bracket bracket = now;
        while (!bracket.isOver()) {
            for (FinalMatch match : bracket.round().open()) {
                PlayerId best = winner.apply(match);
                bracket = Finals.report(
                                bracket,
                                MatchEnding.victory(
                                        best, 16, match.pairing().get().opponentOf(best), 3))
                        .get();
            }
            bracket = bracket.isOver() ? bracket : Finals.nextRound(bracket).get();
        }
        return bracket;
    }

    @Property(tries = 200)
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.BRACKET, TimelineRuleId.FINAL_DROP})
    void impossibleFactsOfABracketAreRefusedAndChangeNothing(
            @ForAll("anySeeding") Seeding seeds, @ForAll("seed") Seed seed) {
        Bracket bracket = midway(seeds, seed);
        int round = bracket.round().number();
        PlayerId stranger = PlayerId.of(999);
        assertThat(Finals.drop(bracket, stranger).swap()).contains(new FinalsViolation.NotAFinalist(stranger));
        MatchEnding strange = MatchEnding.concession(seeds.seed(1), 0, stranger, 0);
        assertThat(Finals.report(bracket, strange).swap())
                .contains(new FinalsViolation.NotAFinalMatch(strange.pairing(), round));
        for (PlayerId player : seeds.players()) {
            boolean isOut =
                    bracket.roundLost(player).isDefined() || bracket.leaving().contains(player);
            assertThat(Finals.drop(bracket, player).isRight()).isEqualTo(!bracket.isOver() && !isOut);
        }
        for (FinalMatch match :
                bracket.round().matches().reject(each -> each.pairing().isEmpty())) {
            assertThat(Finals.report(bracket, FinalsArbitraries.ending(match, seed.random()))
                            .isRight())
                    .isEqualTo(bracket.round().open().contains(match));
        }
        assertThat(Finals.nextRound(bracket).isRight())
                .isEqualTo(!bracket.isOver() && bracket.round().open().isEmpty());
        for (FinalsViolation refusal : Vector.of(
                        Finals.nextRound(bracket), Finals.drop(bracket, stranger), Finals.report(bracket, strange))
                .flatMap(Either::swap)) {
            for (Language language : Language.values()) {
                assertThat(refusal.describe(Wording.ENGLISH.in(language))).isNotBlank();
            }
        }
    }

    @Property(tries = 200)
    @Verifies({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    void aBracketWithoutByesIsOneThatCanBeHalvedDownToTwo(
            @ForAll("ranking") Vector<PlayerId> ranking, @ForAll("seed") Seed seed) {
        int left = ranking.size();
        while (left > 2 && left % 2 == 0) {
            left /= 2;
        }
        assertThat(Seeding.isBracketSize(ranking.size())).isEqualTo(left == 2);
        assertThat(Seeding.isBracketSize(-ranking.size())).isFalse();
        assertThat(Seeding.of(ranking).isRight()).isEqualTo(ranking.size() >= 2);
        assertThat(Seeding.of(ranking).isLeft()).isEqualTo(Finals.begin(ranking).isLeft());
        for (Bracket bracket : Finals.begin(ranking)) {
            assertThat(bracket.round().byes().isEmpty()).isEqualTo(left == 2);
            assertThat(bracket.round().byes())
                    .isEqualTo(ranking.take(bracket.seeds().lines() - ranking.size()));
            assertThatIllegalArgumentException().isThrownBy(() -> new Seeding(ranking.append(seed.pick(ranking))));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> FinalRank.of(bracket, ranking.append(seed.pick(ranking))));
        }
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void withoutABracketTheChampionIsFirstThenTheQualifiersThenAllOthersByTheStandings(
            @ForAll("ranking") Vector<PlayerId> standings, @ForAll("seed") Seed seed) {
        Vector<PlayerId> qualified = seed.shuffle(standings).take(seed.below(standings.size() + 1));
        Option<PlayerId> champion = qualified.headOption();
        Vector<FinalRank> ranks = FinalRanking.ofSwiss(
                champion,
                qualified,
                standings,
                player -> player.number() % 2 == 0 ? Attendance.DROPPED : Attendance.ACTIVE);
        assertThat(ranks.map(FinalRank::rank)).isEqualTo(Vector.rangeClosed(1, standings.size()));
        assertThat(ranks.map(FinalRank::player).sorted()).isEqualTo(standings.sorted());
        Vector<PlayerId> order = ranks.map(FinalRank::player);
        assertThat(order.take(champion.isDefined() ? 1 : 0)).isEqualTo(champion.toVector());
        assertThat(order.take(qualified.size()).removeAll(champion))
                .isEqualTo(standings.filter(qualified::contains).removeAll(champion));
        assertThat(order.drop(qualified.size())).isEqualTo(standings.removeAll(qualified));
        assertThat(ranks)
                .allSatisfy(rank ->
                        assertThat(rank.dropped()).isEqualTo(rank.player().number() % 2 == 0));
    }

    /** Plays on to the end, where the open matches are won at random, and returns the ranks. */
    private static Vector<FinalRank> ranksInTheEnd(Bracket now, Seed seed) {
        return FinalRank.of(
                playedOut(
                        now,
                        match -> seed.split("match " + match.players().mkString(" – "))
                                .pick(match.players())),
                now.seeds().players());
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
    Arbitrary<Seeding> anySeeding() {
        return FinalsArbitraries.anySeeding();
    }

    @Provide
    Arbitrary<Seeding> small() {
        return FinalsArbitraries.ranking(2, 9).map(Seeding::new);
    }

    @Provide
    Arbitrary<Vector<PlayerId>> ranking() {
        return FinalsArbitraries.ranking(1, 40);
    }

    @Provide
    Arbitrary<Seed> seed() {
        return FinalsArbitraries.seed();
    }
}

package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.FinalsArbitraries;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of corrected results: the bracket becomes the one that the right report would have given. */
class FinalAmendmentProperties {
    /** A bracket in which all matches of the current round but {@code wrong} may be open, and two endings of that match. */
    private record Misreport(Bracket before, FinalMatch match, MatchEnding wrong, MatchEnding right) {
        int round() {
            return before.round().number();
        }

        Bracket wrongly() {
            return Finals.report(before, wrong).get();
        }

        Bracket rightly() {
            return Finals.report(before, right).get();
        }
    }

    @Provide
    Arbitrary<Misreport> misreports() {
        return Combinators.combine(
                        Arbitraries.oneOf(FinalsArbitraries.seeding(), FinalsArbitraries.anySeeding()),
                        FinalsArbitraries.seed())
                .as((seeds, seed) -> misreport(seeds, seed));
    }

    private static Misreport misreport(Seeding seeds, Seed seed) {
        RandomSource random = seed.random();
        Bracket bracket = Finals.begin(seeds);
        int round = 1 + random.below(seeds.rounds());
        while (bracket.round().number() < round) {
            bracket = Finals.nextRound(played(bracket, random)).get();
        }
        FinalMatch match = seed.split("match").pick(bracket.round().open());
        for (FinalMatch other : bracket.round().open().remove(match)) {
            bracket = random.below(2) == 0
                    ? Finals.report(bracket, FinalsArbitraries.ending(other, random))
                            .get()
                    : bracket;
        }
        return new Misreport(
                bracket, match, FinalsArbitraries.ending(match, random), FinalsArbitraries.ending(match, random));
    }

    private static Bracket played(Bracket bracket, RandomSource random) {
        return bracket.round()
                .open()
                .foldLeft(
                        bracket,
                        (all, match) -> Finals.report(all, FinalsArbitraries.ending(match, random))
                                .get());
    }

    @Property(tries = 300)
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    void aCorrectedResultGivesTheBracketOfTheRightReport(
            @ForAll("misreports") Misreport misreport, @ForAll boolean underWay) {
        assertThat(FinalAmendment.to(misreport.wrongly(), underWay)
                        .amend(misreport.round(), misreport.right(), Vector.empty()))
                .isEqualTo(Either.right(misreport.rightly()));
    }

    @Property(tries = 300)
    @Verifies({TimelineRuleId.FINAL_END, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void aWinnerByCorrectionWhoHasLeftLeavesLikeAnyOther(@ForAll("misreports") Misreport misreport) {
        PlayerId winner = misreport
                .rightly()
                .round()
                .matches()
                .get(misreport.match().number() - 1)
                .winner()
                .get();
        Bracket corrected = FinalAmendment.to(misreport.wrongly(), false)
                .amend(misreport.round(), misreport.right(), Vector.of(winner))
                .get();
        assertThat(corrected)
                .isEqualTo(
                        misreport.rightly().isOver()
                                ? misreport.rightly()
                                : Finals.drop(misreport.rightly(), winner).getOrElse(misreport.rightly()));
    }

    @Property(tries = 300)
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.BRACKET})
    void aResultOfTheRoundBeforeIsCorrectedUntilItsWinnerPlays(
            @ForAll("misreports") Misreport misreport, @ForAll("seed") Seed seed, @ForAll boolean leaves) {
        if (misreport.round() == misreport.before().seeds().rounds()) {
            return;
        }
        int round = misreport.round();
        Bracket wrongly =
                Finals.nextRound(played(misreport.wrongly(), seed.random())).get();
        Bracket rightRound = played(misreport.rightly(), seed.random());
        PlayerId winner = rightRound
                .round()
                .matches()
                .get(misreport.match().number() - 1)
                .winner()
                .get();
        // Each round has its own random endings, and the order of the open matches is the same with either report.
        Bracket rightly = Finals.nextRound(
                        leaves && isBeaten(misreport.wrongly(), winner)
                                ? Finals.drop(rightRound, winner).get()
                                : rightRound)
                .get();
        Vector<PlayerId> gone = leaves && isBeaten(misreport.wrongly(), winner) ? Vector.of(winner) : Vector.empty();
        assertThat(FinalAmendment.to(wrongly, false).amend(round, misreport.right(), gone))
                .isEqualTo(Either.right(rightly));
        assertThat(FinalAmendment.to(wrongly, true)
                        .amend(round, misreport.right(), gone)
                        .swap())
                .as("while the next match is played")
                .contains(new FinalsViolation.LaterMatchPlayed(misreport.right().pairing(), round));
        // The next match of the winner is found by the winner, not by its place in the bracket.
        FinalMatch next = wrongly.round()
                .matchOf(wrongly.rounds()
                        .get(round - 1)
                        .matches()
                        .get(misreport.match().number() - 1)
                        .winner()
                        .get())
                .get();
        for (FinalMatch match : wrongly.round().open()) {
            Bracket later = Finals.report(wrongly, FinalsArbitraries.ending(match, seed.random()))
                    .get();
            assertThat(FinalAmendment.to(later, false)
                            .amend(round, misreport.right(), gone)
                            .isLeft())
                    .isEqualTo(match.equals(next));
        }
    }

    private static boolean isBeaten(Bracket bracket, PlayerId player) {
        return bracket.round().losers().contains(player);
    }

    @Property(tries = 200)
    @Verifies(TimelineRuleId.FINAL_END)
    void aResultCanBeCorrectedExactlyIfItIsListedAsSuch(
            @ForAll("withDrops") Bracket over, @ForAll("seed") Seed seed, @ForAll boolean underWay) {
        // Any state on the way to this end.
        int rounds = 1 + seed.split("rounds").below(over.rounds().size());
        Bracket bracket = ImmutableBracket.builder()
                .seeds(over.seeds())
                .rounds(over.rounds().take(rounds))
                .build();
        FinalAmendment amendment = FinalAmendment.to(bracket, underWay);
        for (int round = 0; round <= rounds + 1; round++) {
            Vector<FinalMatch> matches = round >= 1 && round <= rounds
                    ? bracket.rounds().get(round - 1).matches()
                    : Vector.empty();
            Vector<FinalMatch> reported = matches.filter(match -> match.ending().isDefined());
            int number = round;
            assertThat(amendment.amendable(round))
                    .isEqualTo(reported.filter(match -> amendment
                            .amend(number, match.ending().get(), bracket.leaving())
                            .isRight()));
            if (round == rounds) {
                assertThat(amendment.amendable(round)).isEqualTo(reported);
            } else if (round < rounds - 1) {
                assertThat(amendment.amendable(round)).isEmpty();
            }
            for (FinalMatch match : matches) {
                match.pairing().filter(pairing -> match.ending().isEmpty()).forEach(pairing -> {
                    MatchEnding ending = FinalsArbitraries.ending(match, seed.random());
                    assertThat(amendment.amend(number, ending, Vector.empty()).swap())
                            .contains(new FinalsViolation.NotAFinalMatch(pairing, number));
                });
            }
        }
    }

    @Provide
    Arbitrary<Bracket> withDrops() {
        return FinalsArbitraries.finished(true);
    }

    @Provide
    Arbitrary<Seed> seed() {
        return FinalsArbitraries.seed();
    }
}

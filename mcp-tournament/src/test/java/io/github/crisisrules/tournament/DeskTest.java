package io.github.crisisrules.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.game.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingDistribution;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PairingTrace;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The verbs of an organizer, by name. What the rules say is tested where the rules are. */
class DeskTest {
    private static final Desk SATURDAY = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
            .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
            .open()
            .pairRound();

    /** One round by hand, then a cut to the top two: A beats B, C beats D. */
    private static Desk finals() {
        Announcement small = Announcement.builder()
                .name("Small")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(1, 2))
                .build();
        return byHand(Desk.of(small, Seed.of(1))
                        .register("Ada", "Bruno", "Chidi", "Dana")
                        .open())
                .report("Ada", 18, "Bruno", 11)
                .report("Dana", 3, "Chidi", 16)
                .cut()
                .pairRound();
    }

    private static Desk byHand(Desk desk) {
        return desk.apply(new PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), Option.none()));
    }

    /** The pool from which a round is paired is made once: the round keeps it, and a replayed event makes an equal one. */
    @Test
    void aRoundKeepsThePoolFromWhichItWasPaired() {
        Desk first = SATURDAY.report("Ada", 18, "Emil", 11).report("Bruno", 12, "Chidi", 9);
        Desk second = first.pairRound();
        assertThat(second.state().round().get().pool())
                .isSameAs(first.state().nextRound().pool())
                .isEqualTo(second.play().replay().get().state().round().get().pool());
    }

    private static Desk four() {
        return byHand(Desk.challenger("Four", Seed.of(4))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open());
    }

    private static MatchEnding last(Desk desk) {
        return ((TournamentEvent.ResultReported) desk.play().log().last()).ending();
    }

    @Test
    void theFirstLinesOfTheReadme() {
        assertThat(SATURDAY.pairings().text()).isEqualTo("""
                        Round 1
                        Table  Player  Points  Opponent  Points  Result
                        -----  ------  ------  --------  ------  ----------------
                            1  Ada          0  Emil           0
                            2  Bruno        0  Chidi          0
                               Dana         0  bye               3 points, 14 VPs
                        """);
        Desk desk = SATURDAY.report("Ada", 18, "Emil", 11);
        assertThat(desk.lastSentences()).containsExactly("Table 1: Ada beats Emil 18–11.");
        assertThat(desk).hasToString("Saturday Challenger, 5 players. 1 result of round 1 is missing.");
    }

    @Test
    void playersAreFoundWithoutRegardToCaseAndOuterBlanks() {
        assertThat(SATURDAY.player(" aDA ")).isEqualTo(PlayerId.of(1));
        assertThat(SATURDAY.name(PlayerId.of(1))).isEqualTo("Ada");
        assertThatThrownBy(() -> SATURDAY.player("Emli"))
                .isInstanceOf(RefusedException.class)
                .hasMessage("No player is registered as \"Emli\". Did you mean Emil?");
        assertThatThrownBy(() -> SATURDAY.player("Brun"))
                .hasMessage("No player is registered as \"Brun\". Did you mean Bruno?");
        assertThatThrownBy(() -> SATURDAY.register("Zoe"))
                .hasMessage(
                        "It is not possible to register a player during the Swiss rounds. Admit the player as a late entry.");
        assertThatThrownBy(() -> SATURDAY.player("Wolfgang"))
                .hasMessage("No player is registered as \"Wolfgang\". Register the player first.");
        Desk many =
                Desk.challenger("Many", Seed.of(1)).register(Vector.range(1, 9).map(i -> "Player " + i));
        assertThatThrownBy(() -> many.player("Player"))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.violation())
                                .isEqualTo(new TournamentViolation.UnknownName(
                                        "Player", Vector.of("Player 1", "Player 2", "Player 3"))));
    }

    @Test
    @Verifies({EventRuleId.VICTORY, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    void theWinnerHasMoreVpsUnlessAWinnerIsNamed() {
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        MatchEnding adaWins = MatchEnding.victory(ada, 18, bruno, 11);
        assertThat(last(four().report("Ada", 18, "Bruno", 11))).isEqualTo(adaWins);
        assertThat(last(four().report("Bruno", 11, "Ada", 18))).isEqualTo(adaWins);
        assertThat(last(four().reportWin("Bruno", 11, "Ada", 18))).isEqualTo(MatchEnding.victory(bruno, 11, ada, 18));
        assertThatThrownBy(() -> four().report("Ada", 12, "Bruno", 12))
                .hasMessage(
                        "Ada – Bruno ended with 12 VPs each. Report who won, or that time was up, or that it is a draw.");
    }

    @Test
    void impossibleScoresAreRefused() {
        assertThatThrownBy(() -> four().report("Ada", -1, "Bruno", 3))
                .isInstanceOf(RefusedException.class)
                .hasMessage("Ada cannot have -1 VPs. Enter a number from 0 to 10000.");
        assertThatThrownBy(() -> four().time("Ada", 3, "Bruno", 10_001)).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> four().drop("Ada", DropReason.NO_SHOW, -1, 3))
                .isInstanceOf(RefusedException.class)
                .hasMessage("Ada cannot have -1 VPs. Enter a number from 0 to 10000.");
        assertThatThrownBy(() -> four().drop("Ada", DropReason.OWN_WISH, 3, 10_001))
                .isInstanceOf(RefusedException.class)
                .hasMessage("Bruno cannot have 10001 VPs. Enter a number from 0 to 10000.");
        assertThatThrownBy(() -> four().draw("Ada", 3, "ada", 3))
                .hasMessage("Ada cannot play against themselves. Name the opponent.");
        assertThatThrownBy(() -> four().exclude("Ada", "ADA")).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> four().startClock(-3, java.time.Instant.EPOCH)).isInstanceOf(RefusedException.class);
    }

    @Test
    @Verifies({EventRuleId.TIME, EventRuleId.CONCEDE, EventRuleId.DRAW})
    void everyEndingHasAVerb() {
        PlayerId ada = PlayerId.of(1);
        PlayerId bruno = PlayerId.of(2);
        assertThat(last(four().time("Ada", 9, "Bruno", 9))).isEqualTo(MatchEnding.time(ada, 9, bruno, 9));
        assertThat(last(four().concede("Ada", 3, "Bruno", 5))).isEqualTo(MatchEnding.concession(ada, 3, bruno, 5));
        assertThat(last(four().concede("Bruno"))).isEqualTo(MatchEnding.concession(bruno, ada));
        assertThat(last(four().draw("Ada", 3, "Bruno", 5))).isEqualTo(MatchEnding.draw(ada, 3, bruno, 5));
        assertThat(last(four().bothDecline("Ada", "Bruno"))).isEqualTo(MatchEnding.declined(ada, bruno));
        assertThatThrownBy(() -> four().concede("Bruno").concede("Ada"))
                .hasMessage("Ada has no open match in round 1. Amend a result that was wrong.");
    }

    @Test
    void aResultIsAmendedByNames() {
        Desk desk = four().report("Ada", 18, "Bruno", 11).amend(1, "Ada", 8, "Bruno", 11);
        assertThat(desk.lastSentences())
                .containsExactly(
                        "A result of round 1 is corrected. It was: Ada beats Bruno 18–11. It is now: Bruno beats Ada 11–8.");
        assertThat(desk.standings().texts().head()).startsWith("1", "Bruno");
        assertThatThrownBy(() -> desk.amend(1, "Chidi", 8, "Dana", 11))
                .hasMessage("There is no result of Chidi – Dana in round 1 to amend. Report it first.");
        assertThatThrownBy(() -> desk.amend(1, "Ada", 8, "Dana", 11))
                .hasMessage("Ada – Dana is not a match of round 1. Look up the pairings of the round.");
        assertThatThrownBy(() -> desk.amend(2, "Ada", 8, "Bruno", 11))
                .hasMessage("Round 2 has not been paired; 1 round has been. Pair the round first.");
    }

    @Test
    @Verifies({EventRuleId.DROP, EventRuleId.REJOIN, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    void peopleComeAndGoByName() {
        Desk desk = four().noShow("Ada").drop("Chidi").drop("Dana", DropReason.LATE_NOTICE);
        assertThat(desk.state().active().map(desk::name)).containsExactly("Bruno");
        assertThatThrownBy(() -> desk.drop("ada"))
                .hasMessage("Ada has left the event already. Choose an active player.");
        Desk back = desk.rejoin("Ada").enterLate("Emil");
        assertThat(back.lastSentences())
                .containsExactly("Emil enters the event late.", "Emil has an unpaired loss in round 1.");
        assertThat(back.state().active().map(back::name)).containsExactly("Ada", "Bruno", "Emil");
        assertThat(back.undo().undo()).isEqualTo(desk).hasSameHashCodeAs(desk);
        assertThat(desk).isNotEqualTo(back).isNotEqualTo("a desk");
    }

    @Test
    @Verifies({TimelineRuleId.BRACKET, TimelineRuleId.FINAL_END})
    void aFinalIsReportedLikeASwissMatch() {
        Desk desk = finals();
        assertThat(desk.openMatches())
                .containsExactly(new RoundMatch(2, 1, Pairing.of(desk.player("Ada"), desk.player("Chidi"))));
        assertThat(desk.openMatches().head().describe(desk.state().wording()))
                .isEqualTo("round 2, table 1: Ada – Chidi");
        assertThat(desk.pairings().text()).isEqualTo("""
                        Final round 1
                        Match  Player   VPs  Opponent   VPs  How it ended  Goes on
                        -----  -------  ---  ---------  ---  ------------  -------
                            1  Ada (1)       Chidi (2)
                        """);
        assertThat(desk.pairings(1).title()).isEqualTo("Round 1 (paired by hand)");
        Desk over = desk.time("Ada", 5, "Chidi", 9);
        assertThat(over.lastSentences())
                .containsExactly("Final round 1: Chidi beats Ada 9–5 on time. Chidi wins the final.");
        assertThat(over.champion().map(over::name)).contains("Chidi");
        assertThat(over.bracket().texts().head())
                .containsExactly("1", "1", "Ada (1)", "5", "Chidi (2)", "9", "time", "Chidi");
        assertThat(over.finalRanks().texts().map(row -> row.get(1))).startsWith("Chidi", "Ada");
        assertThat(over.close().lastSentences()).containsExactly("The event is closed. The champion is Chidi.");
        assertThatThrownBy(() -> over.close().drop("Ada"))
                .hasMessage("It is not possible to drop a player after the event. Undo the closing to go on.");
    }

    @Test
    void viewsThatHaveNothingToShowSayWhatToDo() {
        Desk empty = Desk.challenger("Empty", Seed.of(1)).register("Ada", "Bruno", "Chidi", "Dana");
        assertThatThrownBy(empty::pairings).hasMessage("No round is under way. Pair the next round first.");
        assertThatThrownBy(empty::results).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> empty.whyOpponent("Ada")).isInstanceOf(RefusedException.class);
        assertThatThrownBy(empty::bracket)
                .hasMessage("The final rounds have not been paired. Make the cut and pair the round first.");
        assertThatThrownBy(() -> SATURDAY.pairings(2))
                .hasMessage("Round 2 has not been paired; 1 round has been. Pair the round first.");
        assertThatThrownBy(() -> SATURDAY.standings(2)).isInstanceOf(RefusedException.class);
        for (int round : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> SATURDAY.pairings(round))
                    .hasMessage("There is no round " + round + ". Rounds are numbered from 1.");
            assertThatThrownBy(() -> SATURDAY.results(round)).isInstanceOf(RefusedException.class);
            assertThatThrownBy(() -> SATURDAY.whyOpponent("Ada", round)).isInstanceOf(RefusedException.class);
            assertThatThrownBy(() -> SATURDAY.amend(round, "Ada", 3, "Emil", 2)).isInstanceOf(RefusedException.class);
        }
        assertThatThrownBy(() -> SATURDAY.standings(-1)).isInstanceOf(RefusedException.class);
        assertThat(empty.standings().rows()).hasSize(4);
        assertThat(empty.announcement().title()).isEqualTo("Empty");
        assertThat(SATURDAY.seating().texts().map(Vector::head)).hasSize(5);
        assertThat(SATURDAY.standings(0).rows()).hasSize(5);
    }

    @Test
    void explanationsAreAskedForByName() {
        assertThat(SATURDAY.whyOpponent("Ada"))
                .isEqualTo("Ada (0 points) meets Emil (0), in the same score group [EV-GROUPS].");
        assertThat(SATURDAY.whyOpponent("dana", 1))
                .isEqualTo("Dana has the bye: chosen at random in round 1 [EV-BYE].");
        assertThat(four().whyOpponent("Ada")).endsWith("The organizer paired this round by hand.");
        assertThat(SATURDAY.whyRank("Dana")).startsWith("Dana is ranked 1 with 3 points");
    }

    @Test
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void anApproximateRoundIsMarkedAsSuch() {
        PairingSystem crowded = (pool, seed) -> new RoundPairing(
                PairingSystem.swiss().pair(pool, seed).pairs(),
                new PairingTrace("crowded", PairingDistribution.APPROXIMATE));
        Desk desk = Desk.of(Announcement.of("Crowded", Editions.CHALLENGER), Seed.of(1), crowded)
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound();
        assertThat(desk.lastSentences().last())
                .startsWith("Round 1 is paired from seed ")
                .endsWith("every optimal pairing was possible.");
        assertThat(desk.play().log().last().rules()).contains(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS);
        assertThat(desk.whyOpponent("Ada"))
                .contains("About the pairing of this round: too many pairs had met or were excluded")
                .endsWith("[I-EV-10].");
        assertThat(SATURDAY.whyOpponent("Ada")).doesNotContain("About the pairing");
    }

    @Test
    void everyCommandAndEveryRefusalIsAtHand() {
        Either<?, Desk> again = SATURDAY.attempt(new PairRound());
        assertThat(again)
                .isEqualTo(Either.left(
                        new TournamentViolation.ResultsMissing(1, Vector.of(Pairing.of(1, 5), Pairing.of(2, 3)))));
        assertThatThrownBy(SATURDAY::pairRound)
                .hasMessage("Round 1 has open matches: Ada – Emil and Bruno – Chidi. Report them first.");
        assertThat(Desk.of(SATURDAY.play())).isEqualTo(SATURDAY);
        assertThat(SATURDAY.attempt(new PairByHand(Vector.empty(), Option.none()))
                        .isLeft())
                .isTrue();
        Desk clock = SATURDAY.startClock(4, Instant.EPOCH);
        assertThat(clock.lastSentences()).containsExactly("The clock starts.");
        assertThat(Desk.challenger("Kept apart", Seed.of(1))
                        .register("Ada", "Bruno")
                        .exclude("Ada", "Bruno")
                        .lastSentences())
                .containsExactly("The pairing Ada – Bruno is excluded.");
    }

    @Test
    void anotherPairingSystemMakesAnotherGame() {
        Desk drawn = Desk.of(
                Announcement.of("Research", Editions.CHALLENGER), Seed.of(1), PairingSystem.randomWithRematches());
        assertThat(drawn.play().game()).isNotEqualTo(Tournament.GAME);
        assertThat(Desk.timeline("Official", Seed.of(1)).play().game())
                .isEqualTo(Tournament.with(PairingSystem.swiss()))
                .hasSameHashCodeAs(Tournament.GAME);
        assertThat(Tournament.play(
                        Announcement.of("Research", Editions.latest(EventKind.CHALLENGER)),
                        Seed.of(1),
                        PairingSystem.swiss()))
                .isEqualTo(Desk.challenger("Research", Seed.of(1)).play());
    }
}

package io.github.crisisrules.tournament.game.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.testing.tournament.RosterArbitraries;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentQuestion;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchEnd;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchScore;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchScore.Vps;
import io.github.crisisrules.tournament.game.TournamentQuestion.SeatedPlayers;
import io.github.crisisrules.tournament.game.TournamentQuestion.TimeNow;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhichResult;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The choices of an organizer and the awaited steps, from registration to the end. */
class TournamentChoicesTest {
    private static final Announcement SMALL = Announcement.builder()
            .name("Small")
            .edition(Editions.CHALLENGER)
            .structure(Structure.withCut(1, 2))
            .build();

    private static Desk registered() {
        return Desk.of(SMALL, Seed.of(1)).register("Ada", "Bruno", "Chidi", "Dana");
    }

    private static Desk paired() {
        return registered()
                .open()
                .apply(new TournamentCommand.PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), Option.none()));
    }

    private static Vector<String> offered(Desk desk) {
        return desk.choices().map(choice -> choice.describe(desk.state().wording()));
    }

    private static String awaited(Desk desk) {
        return desk.awaited().describe(desk.state().wording());
    }

    private static Choice<TournamentCommand> choice(Desk desk, String words) {
        return desk.choices()
                .find(each -> each.describe(desk.state().wording()).equals(words))
                .get();
    }

    @Test
    void registrationOffersNamesUntilThereAreEnoughForARound() {
        Desk empty = Desk.of(SMALL, Seed.of(1));
        assertThat(offered(empty))
                .containsExactly(
                        "Register a player", "Record a ruling", "Replace a Watcher", "End the event undecided");
        assertThat(awaited(empty)).isEqualTo("More players are needed; there are 0.");
        assertThat(awaited(empty.register("Ada"))).isEqualTo("More players are needed; there is 1.");
        assertThat(offered(registered()))
                .containsExactly(
                        "Open the event",
                        "Register a player",
                        "Drop a player",
                        "Correct a name",
                        "Label a player with a club",
                        "Fix the table of a player",
                        "Exclude a pairing",
                        "Warn a player",
                        "Eject a player",
                        "Record a ruling",
                        "Replace a Watcher",
                        "End the event undecided");
        assertThat(awaited(registered())).isEqualTo("The event can be opened, with 4 players.");
    }

    @Test
    void theEventWaitsForRequiredLists() {
        Desk desk = Desk.of(
                        Announcement.builder().from(SMALL).listsRequired(true).build(), Seed.of(1))
                .register("Ada", "Bruno", "Chidi");
        assertThat(awaited(desk)).isEqualTo("The lists of Ada, Bruno and Chidi are missing.");
        assertThat(offered(desk)).doesNotContain("Open the event");
        Desk handed = desk.submit("Ada", RosterArbitraries.roster(1)).submit("Bruno", RosterArbitraries.roster(2));
        assertThat(awaited(handed)).isEqualTo("The list of Chidi is missing.");
        assertThat(offered(handed.submit("Chidi", RosterArbitraries.roster(3)))).startsWith("Open the event");
    }

    @Test
    void aRoundOffersItsOpenMatchesFirst() {
        assertThat(awaited(registered().open())).isEqualTo("Round 1 can be paired.");
        assertThat(offered(registered().open()))
                .startsWith("Pair the next round", "Admit a late player")
                .doesNotContain("Start the clock");
        assertThat(offered(paired()))
                .startsWith(
                        "Report table 1: Ada – Bruno",
                        "Report table 2: Chidi – Dana",
                        "Start the clock",
                        "Drop a player")
                // The one Swiss round is paired: no player comes late any more.
                .doesNotContain("Amend a result", "Let a player rejoin", "Make the cut", "Admit a late player");
        assertThat(awaited(paired())).isEqualTo("2 results of round 1 are missing.");
        Desk one = paired().report("Ada", 16, "Bruno", 3);
        assertThat(awaited(one)).isEqualTo("1 result of round 1 is missing.");
        assertThat(offered(one)).startsWith("Report table 2: Chidi – Dana").contains("Amend a result");
        assertThat(offered(one.drop("Dana"))).startsWith("Make the cut").contains("Let a player rejoin");
    }

    @Test
    void afterTheRoundsTheCutTheFinalsAndTheClosingAreOffered() {
        Desk played = paired().report("Ada", 16, "Bruno", 3).report("Chidi", 16, "Dana", 3);
        assertThat(awaited(played)).isEqualTo("The cut to the top 2 can be made.");
        assertThat(offered(played)).startsWith("Make the cut");
        Desk cut = played.cut();
        assertThat(awaited(cut)).isEqualTo("Round 2 can be paired.");
        assertThat(offered(cut)).startsWith("Pair the next round").doesNotContain("Admit a late player");
        Desk finals = cut.pairRound();
        assertThat(awaited(finals)).isEqualTo("1 result of round 2 is missing.");
        assertThat(offered(finals)).startsWith("Report table 1: Ada – Chidi");
        Desk over = finals.report("Ada", 16, "Chidi", 2);
        assertThat(awaited(over)).isEqualTo("Everything is decided. The event can be closed.");
        assertThat(offered(over))
                .startsWith("Close the event")
                .contains("Amend a result", "Eject a player")
                .doesNotContain("Drop a player", "End the event undecided");
        Desk closed = over.close();
        assertThat(awaited(closed)).isEqualTo("The event is over. The champion is Ada.");
        assertThat(closed.choices()).isEmpty();
    }

    @Test
    void aFinalRoundIsPairedOnceTheOneBeforeIsDecidedAndNotAfterTheLast() {
        Desk cut = paired().report("Ada", 16, "Bruno", 3)
                .report("Chidi", 16, "Dana", 3)
                .cut();
        Desk finals = cut.pairRound();
        assertThat(TournamentChoices.canPair(cut.state())).isTrue();
        assertThat(TournamentChoices.canPair(finals.state())).isFalse();
        assertThat(TournamentChoices.canPair(
                        finals.report("Ada", 16, "Chidi", 2).state()))
                .isFalse();
        assertThat(offered(finals)).doesNotContain("Pair the next round");
    }

    @Test
    void aHouseEventOffersWhatItAnnouncedUntilRoundOneIsPaired() {
        HouseRules both = HouseRules.NONE.beginning(FirstRound.BY_RATING).withFirstRoundByes();
        Desk house = Desk.of(SMALL.withHouseRules(both), Seed.of(1)).register("Ada", "Bruno", "Chidi", "Dana");
        assertThat(offered(house)).contains("Rate a player", "Give a bye in round 1");
        assertThat(offered(house.open().pairRound())).doesNotContain("Rate a player", "Give a bye in round 1");
        assertThat(offered(Desk.of(SMALL.withHouseRules(HouseRules.NONE.withFirstRoundByes()), Seed.of(1))
                        .register("Ada")))
                .contains("Give a bye in round 1")
                .doesNotContain("Rate a player");
        assertThat(offered(Desk.of(SMALL.withHouseRules(both), Seed.of(1))))
                .as("nobody is there")
                .doesNotContain("Rate a player", "Give a bye in round 1");
    }

    @Test
    void twoPlayersCanBeKeptApartAndOneCannot() {
        Desk one = Desk.of(SMALL, Seed.of(1)).register("Ada");
        assertThat(offered(one)).contains("Warn a player").doesNotContain("Exclude a pairing");
        Desk two = one.register("Bruno");
        assertThat(offered(two)).contains("Exclude a pairing");
        Desk ejected = two.register("Chidi")
                .apply(new TournamentCommand.EjectPlayer(
                        PlayerId.of(2), Offence.CHEATING, SMALL.officials().organizer()));
        Question<?> whom = choice(ejected, "Warn a player").questions().head();
        assertThat(((TournamentQuestion.WhichPlayer) whom).players()).containsExactly(PlayerId.of(1), PlayerId.of(3));
    }

    @Test
    void anAppealIsUpheldOrOverruledByTheHeadWatcher() {
        Official uatu = Official.of("Uatu");
        Official head = Official.of("Head");
        Desk appealed = Desk.of(
                        SMALL.withOfficials(Officials.of(SMALL.officials().organizer(), uatu)
                                .withHeadWatcher(head)),
                        Seed.of(1))
                .register("Ada")
                .apply(new TournamentCommand.GiveRuling(uatu, "out of range"))
                .apply(new TournamentCommand.AppealRuling(1, PlayerId.of(1)));
        Answers answers = Answers.only()
                .to(
                        TournamentQuestion.WhichRuling.class,
                        question -> question.rulings().head())
                .to(TournamentQuestion.WhatRuling.class, question -> "in range");
        assertThat(choice(appealed, "Uphold a ruling").command(answers))
                .isEqualTo(new TournamentCommand.HearAppeal(1, head, Option.none()));
        assertThat(choice(appealed, "Overrule a ruling").command(answers))
                .isEqualTo(new TournamentCommand.HearAppeal(1, head, Option.some("in range")));
    }

    @Test
    void anEventThatEveryPlayerLeftWaitsForPlayers() {
        Desk empty = registered().open().drop("Ada").drop("Bruno").drop("Chidi");
        assertThat(awaited(empty)).isEqualTo("More players are needed; there is 1.");
        assertThat(offered(empty)).startsWith("Admit a late player");
    }

    @Test
    void answersMakeTheCommand() {
        Answers answers = Answers.only()
                .to(MatchEnd.class, question -> EndingKind.SECOND_CONCEDES)
                .to(MatchScore.class, question -> new Vps(3, 9))
                .to(WhichResult.class, question -> question.matches().head())
                .to(SeatedPlayers.class, SeatedPlayers::players)
                .to(TimeNow.class, question -> Instant.EPOCH);
        MatchEnding conceded = MatchEnding.concession(PlayerId.of(2), 9, PlayerId.of(1), 3);
        assertThat(choice(paired(), "Report table 1: Ada – Bruno").command(answers))
                .isEqualTo(new TournamentCommand.ReportResult(conceded));
        assertThat(choice(paired().report("Ada", 16, "Bruno", 3), "Amend a result")
                        .command(answers))
                .isEqualTo(new TournamentCommand.AmendResult(1, conceded));
        assertThat(choice(paired(), "Start the clock").command(answers))
                .isEqualTo(new TournamentCommand.StartClock(4, Instant.EPOCH));
    }

    @Test
    void questionsSpeakOfTheMatchWithNames() {
        Desk desk = paired();
        Choice<TournamentCommand> report = choice(desk, "Report table 1: Ada – Bruno");
        assertThat(report.questions()
                        .map(question -> question.describe(desk.state().wording())))
                .containsExactly(
                        "How did the match Ada – Bruno end?",
                        "How many VPs did each player have in the match Ada – Bruno?");
        assertThat(Vector.of(EndingKind.values())
                        .map(how -> how.describe(Pairing.of(1, 2), desk.state().wording())))
                .containsExactly(
                        "Ada wins",
                        "Bruno wins",
                        "time is up, and the VPs decide",
                        "Ada concedes",
                        "Bruno concedes",
                        "a draw");
        assertThat(choice(desk.report("Ada", 16, "Bruno", 3), "Amend a result")
                        .questions()
                        .map(question -> question.describe()))
                .containsExactly(
                        "Which result was wrong?",
                        "How did the match end?",
                        "How many VPs did each player have in the match?");
    }

    @Test
    void aNameThatSpeaksOfTheSecondStaysAName() {
        Desk desk = Desk.challenger("Kings", Seed.of(1)).register("Henry the second", "the first of May");
        assertThat(Vector.of(EndingKind.values())
                        .map(how -> how.describe(Pairing.of(1, 2), desk.state().wording())))
                .containsExactly(
                        "Henry the second wins",
                        "the first of May wins",
                        "time is up, and the VPs decide",
                        "Henry the second concedes",
                        "the first of May concedes",
                        "a draw");
    }

    @Test
    void aNewNameIsNeitherTakenNorAWatchers() {
        assertThat(choice(registered(), "Register a player").questions().head().form())
                .isEqualTo(new Form.Text(200, Vector.of("ada", "bruno", "chidi", "dana", "the organizer")));
    }
}

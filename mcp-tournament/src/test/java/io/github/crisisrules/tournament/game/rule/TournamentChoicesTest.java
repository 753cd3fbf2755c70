package io.github.crisisrules.tournament.game.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.EventFormat;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.EndingKind;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentQuestion;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchEnd;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchScore;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchScore.Vps;
import io.github.crisisrules.tournament.game.TournamentQuestion.Seated;
import io.github.crisisrules.tournament.game.TournamentQuestion.TimeNow;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhichResult;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.RosterArbitraries;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What an organizer is offered and what the event waits for, from registration to the end. */
class TournamentChoicesTest {
    private static final Announcement SMALL = Announcement.builder()
            .name("Small")
            .format(EventFormat.CHALLENGER)
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
        return desk.choices().map(choice -> choice.words(desk.state().names()));
    }

    private static String awaited(Desk desk) {
        return desk.awaited().words(desk.state().names());
    }

    private static Choice<TournamentCommand> choice(Desk desk, String words) {
        return desk.choices()
                .find(each -> each.words(desk.state().names()).equals(words))
                .get();
    }

    @Test
    void registrationOffersNamesUntilThereAreEnoughForARound() {
        Desk empty = Desk.of(SMALL, Seed.of(1));
        assertThat(offered(empty)).containsExactly("register a player", "give a ruling", "end the event undecided");
        assertThat(awaited(empty)).isEqualTo("more players; there are 0");
        assertThat(awaited(empty.register("Ada"))).isEqualTo("more players; there is 1");
        assertThat(offered(registered()))
                .containsExactly(
                        "open the event",
                        "register a player",
                        "drop a player",
                        "exclude a pairing",
                        "warn a player",
                        "eject a player",
                        "give a ruling",
                        "end the event undecided");
        assertThat(awaited(registered())).isEqualTo("the opening, with 4 players");
    }

    @Test
    void whereListsAreRequiredTheEventWaitsForThem() {
        Desk desk = Desk.of(
                        Announcement.builder().from(SMALL).listsRequired(true).build(), Seed.of(1))
                .register("Ada", "Bruno", "Chidi");
        assertThat(awaited(desk)).isEqualTo("the lists of Ada, Bruno and Chidi");
        assertThat(offered(desk)).doesNotContain("open the event");
        Desk handed = desk.submit("Ada", RosterArbitraries.roster(1)).submit("Bruno", RosterArbitraries.roster(2));
        assertThat(awaited(handed)).isEqualTo("the list of Chidi");
        assertThat(offered(handed.submit("Chidi", RosterArbitraries.roster(3)))).startsWith("open the event");
    }

    @Test
    void aRoundOffersItsOpenMatchesFirst() {
        assertThat(awaited(registered().open())).isEqualTo("the pairing of round 1");
        assertThat(offered(registered().open()))
                .startsWith("pair the next round", "admit a late player")
                .doesNotContain("start the clock of round 0");
        assertThat(offered(paired()))
                .startsWith(
                        "report table 1: Ada – Bruno",
                        "report table 2: Chidi – Dana",
                        "start the clock of round 1",
                        "drop a player")
                // The one Swiss round is paired: nobody comes late any more.
                .doesNotContain("amend a result", "let a player rejoin", "make the cut", "admit a late player");
        assertThat(awaited(paired())).isEqualTo("2 results of round 1");
        Desk one = paired().report("Ada", 16, "Bruno", 3);
        assertThat(awaited(one)).isEqualTo("1 result of round 1");
        assertThat(offered(one)).startsWith("report table 2: Chidi – Dana").contains("amend a result");
        assertThat(offered(one.drop("Dana"))).startsWith("make the cut").contains("let a player rejoin");
    }

    @Test
    void afterTheRoundsTheCutTheFinalsAndTheClosingAreOffered() {
        Desk played = paired().report("Ada", 16, "Bruno", 3).report("Chidi", 16, "Dana", 3);
        assertThat(awaited(played)).isEqualTo("the cut to the top 2");
        assertThat(offered(played)).startsWith("make the cut");
        Desk cut = played.cut();
        assertThat(awaited(cut)).isEqualTo("the pairing of round 2");
        assertThat(offered(cut)).startsWith("pair the next round").doesNotContain("admit a late player");
        Desk finals = cut.pairRound();
        assertThat(awaited(finals)).isEqualTo("1 result of round 2");
        assertThat(offered(finals)).startsWith("report table 1: Ada – Chidi");
        Desk over = finals.report("Ada", 16, "Chidi", 2);
        assertThat(awaited(over)).isEqualTo("the closing: everything is decided");
        assertThat(offered(over))
                .startsWith("close the event")
                .contains("amend a result", "eject a player")
                .doesNotContain("drop a player", "end the event undecided");
        Desk closed = over.close();
        assertThat(awaited(closed)).isEqualTo("nothing: the event is over, and the champion is Ada");
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
        assertThat(offered(finals)).doesNotContain("pair the next round");
    }

    @Test
    void aHouseEventOffersWhatItAnnouncedUntilRoundOneIsPaired() {
        HouseRules both = HouseRules.NONE.beginning(FirstRound.BY_RATING).withFirstRoundByes();
        Desk house = Desk.of(SMALL.withHouse(both), Seed.of(1)).register("Ada", "Bruno", "Chidi", "Dana");
        assertThat(offered(house)).contains("rate a player", "give a bye in round 1");
        assertThat(offered(house.open().pairRound())).doesNotContain("rate a player", "give a bye in round 1");
        assertThat(offered(Desk.of(SMALL.withHouse(HouseRules.NONE.withFirstRoundByes()), Seed.of(1))
                        .register("Ada")))
                .contains("give a bye in round 1")
                .doesNotContain("rate a player");
        assertThat(offered(Desk.of(SMALL.withHouse(both), Seed.of(1))))
                .as("nobody is there")
                .doesNotContain("rate a player", "give a bye in round 1");
    }

    @Test
    void twoPlayersCanBeKeptApartAndOneCannot() {
        Desk one = Desk.of(SMALL, Seed.of(1)).register("Ada");
        assertThat(offered(one)).contains("warn a player").doesNotContain("exclude a pairing");
        Desk two = one.register("Bruno");
        assertThat(offered(two)).contains("exclude a pairing");
        Desk ejected = two.register("Chidi")
                .apply(new TournamentCommand.EjectPlayer(
                        PlayerId.of(2), Offence.CHEATING, SMALL.officials().organizer()));
        Question<?> whom = choice(ejected, "warn a player").questions().head();
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
        assertThat(choice(appealed, "uphold a ruling").command(answers))
                .isEqualTo(new TournamentCommand.HearAppeal(1, head, Option.none()));
        assertThat(choice(appealed, "overrule a ruling").command(answers))
                .isEqualTo(new TournamentCommand.HearAppeal(1, head, Option.some("in range")));
    }

    @Test
    void anEventThatEverybodyLeftWaitsForPlayers() {
        Desk empty = registered().open().drop("Ada").drop("Bruno").drop("Chidi");
        assertThat(awaited(empty)).isEqualTo("more players; there is 1");
        assertThat(offered(empty)).startsWith("admit a late player");
    }

    @Test
    void answersMakeTheCommand() {
        Answers answers = Answers.only()
                .to(MatchEnd.class, question -> EndingKind.SECOND_CONCEDES)
                .to(MatchScore.class, question -> new Vps(3, 9))
                .to(WhichResult.class, question -> question.reported().head())
                .to(Seated.class, Seated::players)
                .to(TimeNow.class, question -> Instant.EPOCH);
        MatchEnding conceded = MatchEnding.concession(PlayerId.of(2), 9, PlayerId.of(1), 3);
        assertThat(choice(paired(), "report table 1: Ada – Bruno").command(answers))
                .isEqualTo(new TournamentCommand.ReportResult(conceded));
        assertThat(choice(paired().report("Ada", 16, "Bruno", 3), "amend a result")
                        .command(answers))
                .isEqualTo(new TournamentCommand.AmendResult(1, conceded));
        assertThat(choice(paired(), "start the clock of round 1").command(answers))
                .isEqualTo(new TournamentCommand.StartClock(4, Instant.EPOCH));
    }

    @Test
    void questionsSpeakOfTheMatchWithNames() {
        Desk desk = paired();
        Choice<TournamentCommand> report = choice(desk, "report table 1: Ada – Bruno");
        assertThat(report.questions()
                        .map(question -> question.words(desk.state().names())))
                .containsExactly("how did Ada – Bruno end?", "how many VPs did each player have in Ada – Bruno?");
        assertThat(Vector.of(EndingKind.values())
                        .map(how -> how.words(Pairing.of(1, 2), desk.state().names())))
                .containsExactly("Ada wins", "Bruno wins", "time", "Ada concedes", "Bruno concedes", "a draw");
        assertThat(choice(desk.report("Ada", 16, "Bruno", 3), "amend a result")
                        .questions()
                        .map(question -> question.words()))
                .containsExactly(
                        "which result was wrong?",
                        "how did the match end?",
                        "how many VPs did each player have in the match?");
    }

    @Test
    void aNameThatSpeaksOfTheSecondStaysAName() {
        Desk desk = Desk.challenger("Kings", Seed.of(1)).register("Henry the second", "the first of May");
        assertThat(Vector.of(EndingKind.values())
                        .map(how -> how.words(Pairing.of(1, 2), desk.state().names())))
                .containsExactly(
                        "Henry the second wins",
                        "the first of May wins",
                        "time",
                        "Henry the second concedes",
                        "the first of May concedes",
                        "a draw");
    }

    @Test
    void aNewNameIsNoneOfThoseTakenNorAWatchers() {
        assertThat(choice(registered(), "register a player").questions().head().form())
                .isEqualTo(new Form.Text(200, Vector.of("ada", "bruno", "chidi", "dana", "the organizer")));
    }
}

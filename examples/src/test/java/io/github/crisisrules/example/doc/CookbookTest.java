package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.fairness.forecast.Chance;
import io.github.crisisrules.fairness.forecast.Forecast;
import io.github.crisisrules.fairness.forecast.Odds;
import io.github.crisisrules.fairness.forecast.PlayerForecast;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.Swiss;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Compiles and runs the code that the pages of the cookbook show. */
class CookbookTest {
    @Test
    void anAppPairsItsOwnRows() {
        // doc
        record Member(UUID id, String name, int points, List<UUID> met, boolean here) {}
        UUID ada = new UUID(0, 1);
        UUID bruno = new UUID(0, 2);
        UUID chidi = new UUID(0, 3);
        UUID dana = new UUID(0, 4);
        List<Member> members = List.of( // as your database returns them, ordered by id
                new Member(ada, "Ada", 3, List.of(bruno), true),
                new Member(bruno, "Bruno", 0, List.of(ada), true),
                new Member(chidi, "Chidi", 3, List.of(dana), true),
                new Member(dana, "Dana", 0, List.of(chidi), false));
        // end
        // doc
        List<Swiss.Row<UUID>> rows = new ArrayList<>();
        for (Member member : members) {
            Swiss.Row<UUID> row = Swiss.Row.of(member.id(), member.points(), member.met());
            rows.add(member.here() ? row : row.left());
        }
        Swiss.Round<UUID> round = Swiss.nextRound(rows, Seed.ofWords("club league, round 2"));
        for (Swiss.Table<UUID> table : round.tables()) {
            System.out.println(table.number() + ": " + table.first() + " – " + table.second());
        }
        round.bye().forEach(id -> System.out.println("bye: " + id));
        // end
        assertThat(round.tables()).containsExactly(new Swiss.Table<>(1, ada, chidi));
        assertThat(round.bye()).containsExactly(bruno);
    }

    @Test
    void aLeagueLivesInATable() {
        // doc
        String file = """
                round,player1,points1,vps1,player2,points2,vps2
                1,Ada,3,16,Bruno,0,9
                1,Chidi,1,12,Dana,1,12
                2,Ada,3,18,Chidi,0,11
                2,Bruno,3,15,Dana,0,10
                """;
        ImportedEvent league = ResultsCsv.read("Club league", file).get();
        RandomTiebreak lots = new RandomTiebreak(Seed.ofWords("drawn before round 1"));
        league.lines(lots).forEach(System.out::println);
        // end
        assertThat(league.standings(lots)
                        .of(league.records().players().head())
                        .get()
                        .strengthOfSchedule())
                .isEqualTo(Ratio.ONE);
        // doc
        Announcement announcement = Announcement.builder()
                .name(league.name())
                .edition(Editions.CHALLENGER)
                .structure(Structure.swiss(3))
                .build();
        Desk desk = Desk.of(announcement, Seed.ofWords("drawn before round 3"))
                .apply(league.takeOver())
                .pairRound();
        System.out.print(desk.pairings().text());
        // end
        assertThat(desk.openMatches()).hasSize(2);
        // doc
        Desk played = desk.report("Ada", 14, "Dana", 17).report("Bruno", 12, "Chidi", 16);
        String longer = ResultsCsv.write(played.state());
        longer.lines().skip(5).forEach(System.out::println);
        // end
        assertThat(longer.lines()).hasSize(7);
    }

    @Test
    void anEventIsSavedAndOpenedAgain() throws IOException {
        // doc
        Path file = Files.createTempFile("event", ".json");
        Desk desk = Desk.challenger("Club night", Seed.ofWords("rain on Saturday"))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound();
        Files.writeString(file, LogFormats.EVENTS.write(desk.play()));
        // end
        // doc
        Either<JsonRefusal, Play<TournamentState, TournamentCommand, TournamentEvent>> read =
                LogFormats.EVENTS.read(Files.readString(file));
        Desk again = Desk.of(read.get());
        System.out.println(again.equals(desk));
        System.out.println(again.undo());
        // end
        assertThat(again).isEqualTo(desk);
        // doc
        String changed = Files.readString(file).replaceFirst("\"Ada\"", "\"Eve\"");
        System.out.println(LogFormats.EVENTS.read(changed).getLeft().message());
        // end
        // doc
        var opened = LogFormats.EVENTS.open(Files.readString(file)).get();
        opened.differences().forEach(System.out::println);
        Desk goOn = Desk.of(opened.play());
        // end
        assertThat(goOn).isEqualTo(desk);
    }

    @Test
    void aBotPlaysByTheChoices() throws IOException {
        // doc
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
                CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
        Play<ColossusState, ColossusCommand, ColossusEvent> play = ColossusTable.start(
                        ColossusDifficulty.NORMAL, team, MomentumTrack.STAND_IN, Seed.ofWords("Tuesday night"))
                .play();
        RandomSource random = Seed.ofWords("bot").random();
        while (!play.choices().isEmpty() && play.steps().size() < 1_000) {
            Vector<Choice<ColossusCommand>> choices = play.choices();
            Choice<ColossusCommand> choice = choices.get(random.below(choices.size()));
            play = play.apply(choice.command(AnswerSource.random(random)));
        }
        System.out.println(
                play.steps().size() + " commands, round " + play.state().frame().round());
        System.out.println(play.awaited().describe());
        // end
        assertThat(play.choices()).isEmpty();
        assertThat(Path.of("..", "docs", "cookbook", "bot.md"))
                .content()
                .contains(play.steps().size() + " commands, round "
                        + play.state().frame().round() + "\n" + play.awaited().describe() + "\n");
    }

    @Test
    void aPageShowsLiveOdds() {
        // doc
        Desk desk = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
                .register(Vector.rangeClosed(1, 31)
                        .map(number -> "Player " + number)
                        .prepend("Ada"))
                .open()
                .pairRound();
        for (RoundMatch match : desk.openMatches()) { // the first player of each table wins
            desk = desk.report(MatchEnding.victory(
                    match.pairing().first(), 16, match.pairing().second(), 11));
        }
        // end
        // doc
        Forecast forecast = Forecast.of(desk);
        PlayerForecast ada = forecast.of(desk.player("Ada"));
        Chance now = ada.odds().makesCut().get();
        Option<Chance> afterWin = ada.after(Outcome.WIN).flatMap(Odds::makesCut);
        System.out.println(Math.round(100 * now.share()) + " %, after a win "
                + Math.round(100 * afterWin.get().share()) + " %");
        // end
        assertThat(afterWin.get().share()).isGreaterThan(now.share());
    }
}

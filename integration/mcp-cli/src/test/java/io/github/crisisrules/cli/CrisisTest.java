package io.github.crisisrules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.log.PublishedEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.game.RoundMatch;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line as a program of another language uses it. */
class CrisisTest {
    private static final String LEAGUE = """
            id,points,opponents,byes
            ada,6,bruno;chidi,0
            bruno,3,ada,1
            chidi,3,dana;ada,0
            dana,3,chidi;emil,0
            emil,3,dana,1
            """;

    private static final String RESULTS = """
            round,player1,points1,player2,points2,vps1,vps2
            1,Ada,3,Bruno,0,16,4
            1,Chidi,3,Dana,0,15,6
            2,Ada,3,Chidi,0,16,9
            2,Bruno,3,Dana,0,14,3
            """;

    /** The output of a command, and its exit code. */
    private record Run(int code, String out, String err) {}

    private static Run run(String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Crisis.run(
                new ByteArrayInputStream(input.getBytes(UTF_8)),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                args);
        return new Run(code, out.toString(), err.toString());
    }

    @Test
    void aLeagueIsPairedFromATable() {
        Run run = run(LEAGUE, "pair", "--seed", "league night 3");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("1: ada – emil\n2: bruno – chidi\nbye: dana\n");
    }

    @Test
    void theSameLeagueInJsonGivesTheSameRound() {
        String json = """
                [{"id": "ada", "points": 6, "opponents": ["bruno", "chidi"]},
                 {"id": "bruno", "points": 3, "opponents": ["ada"], "byes": 1},
                 {"id": "chidi", "points": 3, "opponents": ["dana", "ada"]},
                 {"id": "dana", "points": 3, "opponents": ["chidi", "emil"]},
                 {"id": "emil", "points": 3, "opponents": ["dana"], "byes": 1}]
                """;
        assertThat(run(json, "pair", "--seed", "league night 3", "--json"))
                .isEqualTo(run(LEAGUE, "pair", "--seed", "league night 3", "--json"));
        assertThat(run(json, "pair", "--seed", "league night 3", "--json").out())
                .contains("\"seed\"", "\"first\"", "\"why\"", "\"bye\"");
        assertThat(run(json, "pair", "--seed", "league night 3", "--csv").out())
                .startsWith("table,first,second,why\n1,ada,emil,");
    }

    @Test
    void idsMayContainCommasAndSemicolons() {
        assertThat(run("""
                        id,points,opponents

                        "Cleo, Countess",3,"Ada ""A"" Ames"
                        "Ada ""A"" Ames",0,"Cleo, Countess"
                        """, "pair", "--seed", "1").out()).matches("1: (Cleo, Countess|Ada \"A\" Ames) – .*\n");
        assertThat(run(
                                "[{\"id\":\"a;b\",\"opponents\":[\"c\"]},{\"id\":\"c\",\"opponents\":[\"a;b\"]}]",
                                "pair",
                                "--seed",
                                "1")
                        .code())
                .isZero();
        assertThat(run("id,points\n\na,1,2\n", "pair", "--seed", "1").err())
                .isEqualTo("crisis: The standard input: There are more cells in line 3 than in the heading.\n");
    }

    @Test
    void theRoundAfterTheLastOneOfAnEventIsPaired() {
        assertThat(run(RESULTS, "pair", "--seed", "1").out()).isEqualTo("1: Ada – Dana\n2: Bruno – Chidi\n");
    }

    /** Ada has 6 points of 2 rounds. Bruno and Chidi have 3 each; both met Ada and Dana, so VPs decide: Chidi has 24 and Bruno 18. */
    @Test
    void anEventIsRankedWithReasons() {
        Run run = run(RESULTS, "standings", "--csv");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().map(line -> line.split(",")[1]))
                .containsExactly("player", "Ada", "Chidi", "Bruno", "Dana");
        assertThat(run(RESULTS, "standings", "--json").out()).contains("\"strengthOfSchedule\" : \"3/2\"");
    }

    @Test
    void anAvoidableRematchIsFound() {
        String rematch = RESULTS + "3,Ada,3,Bruno,0,16,4\n3,Chidi,3,Dana,0,15,6\n";
        assertThat(run(RESULTS, "check").out())
                .isEqualTo("event: 4 players, 2 rounds. Everything agrees with the rules.\n");
        Run run = run(rematch, "check");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("Round 3: ", "Ada", "Bruno");
    }

    @Test
    void aPublishedRankThatTheRulesDoNotGiveIsExplained() {
        String event = """
                {"players": [{"id": 1, "name": "Ada", "rank": 1}, {"id": 2, "name": "Bruno", "rank": %d},
                             {"id": 3, "name": "Chidi", "rank": 3}],
                 "rounds": [[{"player1": {"id": 1, "combinedScore": 3}, "player2": {"id": 2, "combinedScore": 1}},
                             {"player1": {"id": 3, "combinedScore": 0}, "player2": {"id": 0}}]]}
                """;
        assertThat(run(event.formatted(2), "check").code()).isZero();
        Run run = run(event.formatted(3), "check");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .startsWith(
                        "Bruno: The published rank is 3; by the rules it is 2 at worst. Bruno is ranked 2 with 1 point,")
                .hasLineCount(1);
    }

    @Test
    void aLogIsVerifiedAgainstItsCommitment(@TempDir Path folder) throws IOException {
        Seed seed = Seed.of(7);
        Desk desk = Desk.of(
                        Announcement.builder()
                                .from(Desk.challenger("Saturday", seed).state().announcement())
                                .seedCommitment(SeedCommitment.of(seed, "salt"))
                                .build(),
                        seed)
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound();
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.report(
                    desk.name(match.pairing().first()),
                    16,
                    desk.name(match.pairing().second()),
                    4);
        }
        Path log = folder.resolve("log.json");
        Files.writeString(log, LogFormats.EVENTS.write(desk.play()));
        Run run = run("", "verify", log.toString(), "--salt", "salt");
        assertThat(run.out())
                .isEqualTo("Every pairing, bye and lot follows from the seed, and every standing from the results."
                        + " The seed is the one that was committed to.\n");
        assertThat(run.code()).isZero();
        assertThat(run("", "verify", log.toString(), "--salt", "other"))
                .satisfies(other -> assertThat(other.code()).isEqualTo(1))
                .satisfies(other -> assertThat(other.out()).contains("But the seed is not the one"));
        assertThat(run("", "verify", log.toString()))
                .satisfies(without -> assertThat(without.code()).isEqualTo(1))
                .satisfies(without -> assertThat(without.out()).contains("Enter the salt"));
        String published = PublishedEvent.write(desk.play(), "salt", Language.ENGLISH);
        assertThat(run(published, "verify", "--json"))
                .satisfies(packet -> assertThat(packet.code()).isZero())
                .satisfies(packet -> assertThat(packet.out())
                        .contains("\"verified\" : true", "\"commitment\" : \"matches\"", "\"faults\" : [ ]"));
        assertThat(run(published.replaceFirst("\"Ada\"", "\"Eve\""), "verify", "--csv"))
                .satisfies(forged -> assertThat(forged.code()).isEqualTo(1))
                .satisfies(forged -> assertThat(forged.out())
                        .startsWith("place,what,rules\n,")
                        .contains("\n/log/steps/0"));
        assertThat(run("{}", "verify"))
                .satisfies(other -> assertThat(other.code()).isEqualTo(2))
                .satisfies(other -> assertThat(other.err())
                        .startsWith("crisis: The standard input: This is not the log of an event")
                        .hasLineCount(1));
        assertThat(run(
                        LogFormats.EVENTS.write(desk.play()).replaceFirst("\"vps\" ?: ?16", "\"vps\":15"),
                        "verify",
                        "--salt",
                        "salt",
                        "--json"))
                .satisfies(changed -> assertThat(changed.code()).isEqualTo(1))
                .satisfies(
                        changed -> assertThat(changed.out()).contains("\"verified\" : false", "\"place\" : \"/steps/"));
    }

    @Test
    void anEventUnderWayIsForecastWithItsAssumptions() {
        Desk desk = Desk.challenger("Saturday", Seed.of(7)).register("Ada", "Bruno", "Chidi", "Dana", "Emil");
        assertThat(run(LogFormats.EVENTS.write(desk.play()), "forecast"))
                .satisfies(early -> assertThat(early.code()).isEqualTo(2))
                .satisfies(early -> assertThat(early.err())
                        .isEqualTo(
                                "crisis: The standard input: The event has no rounds yet, so nothing can be continued."
                                        + " Pair round 1 first.\n"));
        String log = LogFormats.EVENTS.write(desk.open().pairRound().play());
        Run run = run(log, "forecast", "-n", "300");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().toList())
                .startsWith(
                        "Estimated chances",
                        "player  first after Swiss  wins      … after a win  … after a draw  … after a loss")
                .last(org.assertj.core.api.InstanceOfAssertFactories.STRING)
                .startsWith("An estimate that assumes players of equal strength; ")
                .endsWith("It is the share of 300 simulated continuations; ± is its standard error where that is at"
                        + " least 1.5 percentage points.");
        assertThat(run(log, "forecast", "-n", "300", "--csv").out())
                .startsWith("player,next,of,chance,error\n")
                .contains(",win,firstAfterSwiss,", ",loss,wins,");
        assertThat(run(log, "forecast", "-n", "300", "--json", "--fitted").out())
                .contains("strengths of deviation 80", "\"after\"", "\"win\"", "\"error\"");
        assertThat(run(log, "forecast", "-n", "0").err())
                .isEqualTo("crisis: Play from 1 to 1000000 continuations, not 0.\n");
        assertThat(run("{}", "forecast").code()).isEqualTo(2);
    }

    @Test
    void oddsAreExact() {
        assertThat(run("", "odds", "6", "3", "--csv").out()).contains("damage 1 or more,81.6246,");
        assertThat(run("", "odds", "d8", "d6").out()).startsWith("d8 acts, d6 reacts\nwin ");
        assertThat(run("", "odds", "3d8+2d10", "2d8+d12", "--json").out()).contains("\"exact\"", "\"percent\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1]",
                "[{\"points\": 1}]",
                "[{\"id\": \"a\", \"points\": -1}]",
                "[{\"id\": \"a\", \"size\": 1}]",
                "[{\"id\": \"a\"}, {\"id\": \"a\"}]",
                "[{\"id\": \"a\", \"opponents\": [\"b\"]}]",
                "id,points\na,x\n",
                "id,colour\na,x\n",
                "{}",
                "nonsense",
                "[",
                "[{\"id\": \"a\", \"playing\": \"perhaps\"}]",
                "[{\"id\": null}]"
            })
    void badRowsAreRefusedWithOneSentence(String rows) {
        Run run = run(rows, "pair", "--seed", "1");
        assertThat(run.code()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.err()).startsWith("crisis: ").hasLineCount(1).doesNotContain("Exception");
    }

    @Test
    void wrongUsageNamesTheHelp() {
        assertThat(run("", "pair").code()).isEqualTo(2);
        assertThat(run("", "pair").err()).contains("--seed", "crisis pair --help");
        assertThat(run("", "pair", "no-such-file", "--seed", "1").err())
                .isEqualTo("crisis: There is no file no-such-file.\n");
        assertThat(run("", "odds", "d7", "d6").code()).isEqualTo(2);
        assertThat(run("", "nothing").code()).isEqualTo(2);
        assertThat(run("", "--help").out())
                .contains("pair", "standings", "check", "verify", "forecast", "odds", "Exit codes");
        assertThat(run("", "--version").out()).startsWith("crisis ");
        assertThat(run("").out()).contains("Usage: crisis");
    }
}

package io.github.crisisrules.json.interchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ImportTest {
    private static final RandomTiebreak LOTS = new RandomTiebreak(Seed.of(1));

    /*
     * The event of both JSON files, two games a round:
     *   round 1: A 6-0 B, C 3-3 D, E bye 6;  round 2: A 6-0 E, B 6-0 C, D bye 6;  round 3: A 3-3 D, B 0-6 E, C bye 6.
     * Points A 15, B 6, C 9, D 12, E 12, each in 3 rounds: 5, 2, 3, 4, 4 a round.
     * Strength: A (2+4+4)/3 = 10/3, B (5+3+4)/3 = 4, C (4+2)/2 = 3, D (3+5)/2 = 4, E (5+2)/2 = 7/2.
     * So the order is A 15, D 12 with 4, E 12 with 7/2, C 9, B 6.
     */
    private static void assertFiveAtTheTable(ImportedEvent event) {
        assertThat(event.name()).isEqualTo("Five at the table");
        assertThat(event.rounds()).hasSize(3);
        assertThat(event.lines(LOTS))
                .containsExactly(
                        "1. Ada, 15 points, strength 10/3",
                        "2. Dev, 12 points, strength 4",
                        "3. Elīna, 12 points, strength 7/2",
                        "4. Cleo, Countess, 9 points, strength 3",
                        "5. Bo \"the Byte\", 6 points, strength 4");
    }

    @Test
    void cobrasFileGivesStandingsWithExactStrength() {
        ImportedEvent event = NrtmJson.read(file("cobra.json")).get();
        assertFiveAtTheTable(event);
        assertThat(event.discrepancies(Ratio.of(1, 1_000_000))).isEmpty();
        assertThat(event.discrepancies(Ratio.ZERO))
                .as("a third cannot be published in decimals")
                .hasSize(1)
                .allMatch(each ->
                        each.player().equals(PlayerId.of(1)) && each.what().equals("strength"));
    }

    @Test
    void nrtmsFileGivesTheSame() {
        ImportedEvent event = NrtmJson.read(file("nrtm.json")).get();
        assertFiveAtTheTable(event);
        assertThat(event.discrepancies(Ratio.of(1, 100_000))).isEmpty();
    }

    /*
     * Single games, 3/1/0: round 1: A 3-0 B, C 1-1 D, E bye; round 2: A 3-0 E, B 3-0 C, D bye; then a final.
     * Points a round: A 6/2 = 3, B 3/2, C 1/2, D 4/2 = 2, E 3/2.
     * Strength: A (3/2+3/2)/2 = 3/2, B (3+1/2)/2 = 7/4, C (2+3/2)/2 = 7/4, D 1/2, E 3.
     */
    @Test
    void aesopsFileWithNamedSidesAndTextScoresGivesStandings() {
        ImportedEvent event = AesopsJson.read(file("aesops.json")).get();
        assertThat(event.rounds()).as("the final is left out").hasSize(2);
        assertThat(event.lines(LOTS))
                .containsExactly(
                        "1. Ada, 6 points, strength 3/2",
                        "2. Dev, 4 points, strength 1/2",
                        "3. Elīna, 3 points, strength 3",
                        "4. Bo \"the Byte\", 3 points, strength 7/4",
                        "5. Cleo, Countess, 1 point, strength 7/4");
        assertThat(event.discrepancies(Ratio.ZERO)).isEmpty();
        String open = file("aesops.json")
                .replaceFirst("\"corpScore\": \"3\"", "\"corpScore\": \"\"")
                .replaceFirst("\"runnerScore\": \"0\"", "\"runnerScore\": \"\"");
        assertThat(AesopsJson.read(open).get().rounds().head())
                .as("a table without a result is left out")
                .hasSize(2);
        String broken = file("aesops.json").replaceFirst("\"corpScore\": \"3\"", "\"corpScore\": \"three\"");
        assertRefused(AesopsJson.read(broken).getLeft(), "/rounds/0/0/corpScore", "\"three\"");
        String stranger = file("aesops.json").replaceFirst("\"corpPlayer\": 7", "\"corpPlayer\": 77");
        assertRefused(AesopsJson.read(stranger).getLeft(), "/rounds/0/0/corpPlayer", "No player is listed");
    }

    @Test
    void aFileOfAnotherFormSaysWhatWasExpectedAndWhatWasFound() {
        assertRefused(
                NrtmJson.read(file("aesops.json")).getLeft(),
                "",
                "Expected the form of NRTM and Cobra (players, and rounds of tables with player1 and player2). Found the form "
                        + "of AesopsTables (players, and rounds of tables with corpPlayer and runnerPlayer).");
        assertRefused(AesopsJson.read(file("cobra.json")).getLeft(), "", "Found the form of NRTM and Cobra");
        assertRefused(NrtmJson.read("{}").getLeft(), "", "Found JSON of another form");
        assertRefused(NrtmJson.read("{\"a\": 1, \"b\": 2}").getLeft(), "", "Found a JSON object with a and b.");
        assertRefused(NrtmJson.read("[1]").getLeft(), "", "Found JSON of another form");
        assertRefused(NrtmJson.read(file("results.csv")).getLeft(), "", "Found a text that is not JSON");
        assertRefused(AesopsJson.read(" ").getLeft(), "", "Found an empty file");
        assertRefused(ResultsCsv.read("", file("cobra.json")).getLeft(), "", "Found JSON");
        assertRefused(
                ResultsCsv.read("", "name;points\nAda;3\n").getLeft(), "/1", "The columns found are name;points.");
        assertRefused(EventImport.read("", "{\"games\": []}").getLeft(), "", "Found a JSON object with games");
    }

    @Test
    void anyKnownFormIsReadByOneCall() {
        assertThat(EventImport.read("x", file("cobra.json"))).isEqualTo(NrtmJson.read(file("cobra.json")));
        assertThat(EventImport.read("x", file("nrtm.json"))).isEqualTo(NrtmJson.read(file("nrtm.json")));
        assertThat(EventImport.read("x", file("aesops.json"))).isEqualTo(AesopsJson.read(file("aesops.json")));
        assertThat(EventImport.read("x", file("results.csv"))).isEqualTo(ResultsCsv.read("x", file("results.csv")));
    }

    @Test
    void aTableCanNamePlayersWhoNeverSatDown() {
        ImportedEvent event = ResultsCsv.read("Table", file("results.csv") + ",,Zoe,,,,,\n")
                .getOrElseThrow(refusal -> new AssertionError(refusal.toString()));
        assertThat(event.players().map(ImportedPlayer::name)).hasSize(6).endsWith("Zoe");
        assertThat(event.lines(LOTS)).last().isEqualTo("6. Zoe, 0 points, strength 0");
        assertThat(ResultsCsv.read("Table", ResultsCsv.write(event)).get()).isEqualTo(event);
    }

    /** Every exported event goes on at the desk with the points and Strengths of Schedule it came with. */
    @Test
    void anImportedEventIsCarriedOnAtTheDesk() {
        for (String name : Vector.of("cobra.json", "aesops.json", "results.csv")) {
            ImportedEvent event = EventImport.read("Table", file(name)).get();
            Announcement announcement = Announcement.builder()
                    .name(event.name())
                    .edition(Editions.CHALLENGER)
                    .structure(Structure.swiss(4))
                    .build();
            Desk desk = Desk.of(announcement, Seed.of(1)).apply(event.takeOver());
            assertThat(desk.state().standings().rows())
                    .isEqualTo(event.standings(desk.state().lots().get()).rows());
            Desk next = desk.pairRound();
            assertThat(next.state().roundNumber()).isEqualTo(event.rounds().size() + 1);
            assertThat(LogFormats.EVENTS
                            .read(LogFormats.EVENTS.write(next.play()))
                            .get())
                    .isEqualTo(next.play());
        }
    }

    @Test
    void aWrongPublishedNumberIsFound() {
        ImportedEvent event = NrtmJson.read(file("cobra.json").replace("\"matchPoints\": 9", "\"matchPoints\": 10"))
                .get();
        assertThat(event.discrepancies(Ratio.of(1, 1000)))
                .containsExactly(new ImportedEvent.Discrepancy(PlayerId.of(4), "points", Ratio.of(10), Ratio.of(9)));
    }

    /*
     * Points of our events and VPs. D plays round 1 only, C rounds 1 and 2.
     * Points a round: A 9/3 = 3, B 3/3 = 1, C 1/2, D 1/1 = 1, E 6/3 = 2.
     * Strength: A (1+2+1)/3 = 4/3, B (3+1/2+3)/3 = 13/6, C (1+1)/2 = 1, D 1/2, E 3/1 = 3.
     */
    @Test
    void aTableOfResultsGivesStandings() {
        ImportedEvent event = ResultsCsv.read("Table", file("results.csv")).get();
        assertThat(event.lines(LOTS))
                .containsExactly(
                        "1. Ada, 9 points, strength 4/3",
                        "2. Elīna, 6 points, strength 3",
                        "3. Bo \"the Byte\", 3 points, strength 13/6",
                        "4. Cleo, Countess, 1 point, strength 1",
                        "5. Dev, 1 point, strength 1/2");
        assertThat(event.standings(LOTS).rows().map(Standing::record).map(record -> record.vps()))
                .containsExactly(44, 32, 33, 23, 12);
    }

    @Test
    void writtenTablesAreReadAgain() {
        ImportedEvent event = ResultsCsv.read("Table", file("results.csv")).get();
        assertThat(ResultsCsv.read("Table", ResultsCsv.write(event)).get()).isEqualTo(event);
    }

    @Test
    void allFieldsMayBeQuotedAndBlanksAroundTheMarksAreNoPartOfThem() {
        ImportedEvent plain = ResultsCsv.read("x", TABLE).get();
        String quoted = "\"round\",\"player1\",\"points1\",\"player2\",\"points2\"\n\"1\",\"Ada\",\"3\",\"Bo\",\"0\"\n";
        assertThat(ResultsCsv.read("x", quoted).get()).isEqualTo(plain);
        assertThat(EventImport.read("x", "\ufeff" + quoted).get()).isEqualTo(plain);
        assertThat(ResultsCsv.read("x", TABLE.replace("Ada", " \"Ada\" ").replace("Bo", " Bo "))
                        .get())
                .isEqualTo(plain);
        assertThat(ResultsCsv.read("x", TABLE.replace("Ada", "\" Ada\""))
                        .get()
                        .players()
                        .head()
                        .name())
                .isEqualTo(" Ada");
    }

    @Test
    void everyEventCanBeWrittenAndReadAgain() {
        ImportedPlayer ada = new ImportedPlayer(PlayerId.of(1), "Ada");
        ImportedPlayer other = new ImportedPlayer(PlayerId.of(2), "Ada");
        ImportedEvent same = new ImportedEvent("x", Vector.of(ada, other), Vector.empty());
        assertThatThrownBy(() -> ResultsCsv.write(same))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Two players have the name 'Ada', which is their only identifier here. "
                        + "Give one of them another name.");
        assertThatThrownBy(() -> new ImportedEvent("x", Vector.of(ada), Vector.of(Vector.empty())))
                .hasMessage("Round 1 has no tables. Leave the round out.");
        Vector<ImportedTable> bye = Vector.of(new ImportedTable(Vector.of(new ImportedTable.Seat(ada.id(), 3, 0))));
        ImportedPlayer named = new ImportedPlayer(PlayerId.of(1), "Ada");
        ImportedEvent longest = new ImportedEvent("x", Vector.of(named), Vector.fill(ImportedEvent.MAX_ROUNDS, bye));
        assertThat(ResultsCsv.read("x", ResultsCsv.write(longest)).get()).isEqualTo(longest);
        assertThatThrownBy(() ->
                        new ImportedEvent("x", Vector.of(ada), longest.rounds().append(bye)))
                .hasMessage("The event has 1001 rounds, and at most 1000 are read. Leave rounds out.");
    }

    @Test
    void aPublishedStrengthIsAPlainNumber() {
        for (String text : new String[] {"1e99999999", "", "-1", "1.", "x".repeat(1_000_000)}) {
            assertThatThrownBy(() -> new ImportedPlayer(
                            PlayerId.of(1), "1", "Ada", Option.none(), Option.some(text), Option.none()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("is not a decimal number such as 1.8750");
        }
    }

    @Test
    void aLongFieldDoesNotMakeALongMessage() {
        assertThat(ResultsCsv.read("x", TABLE.replace("3", "9".repeat(9_000)))
                        .getLeft()
                        .describe())
                .hasSizeLessThan(200);
        String name = "y".repeat(15_000);
        assertThat(EventImport.read("x", "{\"" + name + "\":1}").getLeft().describe())
                .hasSizeLessThan(600);
    }

    @Test
    void faultsInJsonAreNamedAtTheirPlace() {
        String good = file("nrtm.json");
        assertRefused(NrtmJson.read("{").getLeft(), "", "");
        assertRefused(
                NrtmJson.read(good.replaceFirst("\"id\": 4", "\"id\": 1")).getLeft(), "/players/1/id", "Two players");
        String stranger = good.replaceFirst("(\"player1\": \\{\\s*\"id\": )1", "$199");
        assertRefused(NrtmJson.read(stranger).getLeft(), "/rounds/0/0/player1/id", "No player is listed");
        String alone = good.replaceFirst("(\"player1\": \\{\\s*\"id\": )1", "$12");
        assertRefused(NrtmJson.read(alone).getLeft(), "/rounds/0/0", "both seats");
        String twice = good.replaceFirst("(\"player1\": \\{\\s*\"id\": )3", "$11");
        assertRefused(NrtmJson.read(twice).getLeft(), "", "two tables in round 1");
        String large = good.replaceFirst("\"runnerScore\": 3", "\"runnerScore\": -2000000");
        assertRefused(NrtmJson.read(large).getLeft(), "/rounds/0/0/player1/runnerScore", "-2000000");
        String text = good.replaceFirst("\"corpScore\": 3", "\"corpScore\": \"3\"");
        assertRefused(NrtmJson.read(text).getLeft(), "/rounds/0/0/player1/corpScore", "whole number");
        String huge = good.replaceFirst("3.33333", "1e999999999");
        assertRefused(NrtmJson.read(huge).getLeft(), "/players/0/strengthOfSchedule", "decimal");
    }

    @Test
    void faultsInATableAreNamedAtTheirLine() {
        String good = file("results.csv");
        assertRefused(ResultsCsv.read("", "").getLeft(), "", "empty");
        assertRefused(ResultsCsv.read("", good.replace("points2", "p2")).getLeft(), "/1", "points2");
        assertRefused(
                ResultsCsv.read("", good.replace("2,1,Ada,3", "2,1,Ada,x")).getLeft(), "/6/points1", "\"x\"");
        assertRefused(
                ResultsCsv.read("", good.replace("2,1,Ada", "4,1,Ada")).getLeft(),
                "/6/round",
                "Round 4 comes after round 1.");
        assertRefused(
                ResultsCsv.read("", good.replace("3,2,Elīna,3", "3,2,Ada,3")).getLeft(), "", "two tables in round 3");
        assertRefused(
                ResultsCsv.read("", good.replace("Dev,1,12", "\"Dev,1,12")).getLeft(), "/3", "not closed");
        assertRefused(ResultsCsv.read("", good.replace("1,1,Ada,", "1,1,,")).getLeft(), "/2/player1", "no player");
        assertRefused(ResultsCsv.read("", good.replace("18,Elīna", "18,Ada")).getLeft(), "/6", "both seats");
    }

    private static void assertRefused(ImportRefusal refusal, String place, String words) {
        assertThat(refusal.place()).as(refusal.toString()).isEqualTo(place);
        assertThat(refusal.describe()).contains(words);
    }

    private static String file(String name) {
        try (InputStream in = Objects.requireNonNull(ImportTest.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final String TABLE = "round,player1,points1,player2,points2\n1,Ada,3,Bo,0\n";

    @Test
    void aByteOrderMarkIsNoPartOfAFile() {
        ImportedEvent plain = ResultsCsv.read("x", TABLE).get();
        assertThat(ResultsCsv.read("x", "\ufeff" + TABLE).get()).isEqualTo(plain);
        assertThat(EventImport.read("x", "\ufeff" + TABLE).get()).isEqualTo(plain);
        String json = "{\"players\":[{\"id\":1}],\"rounds\":[]}";
        assertThat(NrtmJson.read("\ufeff" + json).isRight()).isTrue();
    }

    @Test
    void noCellThatIsWrittenIsAFormula() {
        for (String name :
                new String[] {"=cmd|'/c calc'!A1", "@SUM(A1)", "+1", "-1", "'=x", "''@y", "'plain", "=\"q\",x"}) {
            ImportedEvent event =
                    new ImportedEvent("x", Vector.of(new ImportedPlayer(PlayerId.of(1), name)), Vector.empty());
            String written = ResultsCsv.write(event);
            assertThat(written).doesNotContainPattern("(?m)(^|,)\"?[=+@-]");
            assertThat(ResultsCsv.read("x", written).get()).as(name).isEqualTo(event);
        }
    }

    @Test
    void namesThatNoDeskTakesAreRefusedWithTheirPlace() {
        assertThat(ResultsCsv.read("x", TABLE.replace("Bo", "x".repeat(201))).getLeft())
                .asString()
                .startsWith("The file cannot be read at /2/player2. \"xxx");
        assertThat(NrtmJson.read("{\"players\":[{\"id\":1,\"name\":\"a\\tb\"}],\"rounds\":[]}")
                        .getLeft())
                .asString()
                .startsWith("The file cannot be read at /players/0/name. \"a");
        assertThat(NrtmJson.read("{\"name\":\"\\ud800\",\"players\":[{\"id\":1}],\"rounds\":[]}")
                        .getLeft()
                        .place())
                .isEqualTo("/name");
        assertThat(ResultsCsv.read("x", ",".repeat(200) + "\n").getLeft().describe())
                .contains("100 fields");
    }

    /** A penalty of 2 points: Bo has -2 in round 1, which counts as 0, so the published total differs too. */
    @Test
    void aPenaltyIsReadWithADiscrepancy() {
        String file = """
                {"players": [{"id": 1, "name": "Ada", "matchPoints": 6}, {"id": 2, "name": "Bo", "matchPoints": -2}],
                 "rounds": [[{"player1": {"id": 1, "combinedScore": 6}, "player2": {"id": 2, "combinedScore": -2}}]]}
                """;
        ImportedEvent event = NrtmJson.read(file).get();
        assertThat(event.records().of(PlayerId.of(2)).points()).isZero();
        assertThat(event.discrepancies(Ratio.ZERO))
                .containsExactly(
                        new ImportedEvent.Discrepancy(PlayerId.of(2), "score", Ratio.of(-2), Ratio.ZERO),
                        new ImportedEvent.Discrepancy(PlayerId.of(2), "points", Ratio.of(-2), Ratio.ZERO));
        String aesops = file("aesops.json").replaceFirst("\"runnerScore\": \"0\"", "\"runnerScore\": \"-2\"");
        assertThat(AesopsJson.read(aesops).get().penalties()).hasSize(1);
    }

    /** Round 2 is paired but not played: it is left out with its bye, and the desk pairs it again. */
    @Test
    void aRoundThatWasPairedButNotPlayedIsLeftOut() {
        String file = """
                {"players": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Bo"}, {"id": 3, "name": "Cleo"}],
                 "rounds": [
                  [{"player1": {"id": 1, "combinedScore": 6}, "player2": {"id": 2, "combinedScore": 0}},
                   {"player1": {"id": 3, "combinedScore": 6}, "player2": {"id": null}}],
                  [{"player1": {"id": 1, "combinedScore": null}, "player2": {"id": 3, "combinedScore": null}},
                   {"player1": {"id": 2, "combinedScore": 6}, "player2": {"id": null}}]]}
                """;
        ImportedEvent event = NrtmJson.read(file).get();
        assertThat(event.rounds()).hasSize(1);
        Desk desk = Desk.of(
                        Announcement.builder()
                                .name("Carried on")
                                .edition(Editions.CHALLENGER)
                                .structure(Structure.swiss(2))
                                .build(),
                        Seed.of(1))
                .apply(event.takeOver())
                .pairRound();
        assertThat(desk.state().active()).hasSize(3);
        assertThat(desk.state().rounds()).hasSize(2);
    }

    /**
     * Ada beats Bo 12-8 and loses to Cleo 5-9; Dev has a bye and draws with Bo; the match of Cleo and Dev is a final. In
     * round 1, Cleo is given the win over Dev at 7-7.
     */
    private static final String FORTRESS = """
            {"id": 9, "name": "Hyperspace", "participants": [
              {"id": 11, "name": "Ada", "score": 3, "sos": "0.5"}, {"id": 12, "name": "Bo", "score": 1},
              {"id": 13, "name": "Cleo", "score": 6}, {"id": 14, "name": "Dev", "score": 1}],
             "rounds": [
              {"roundtype_id": 1, "round_number": 1, "matches": [
                {"player1_id": 11, "player1_points": 12, "player2_id": 12, "player2_points": 8, "result": "win", "winner_id": 11},
                {"player1_id": 13, "player1_points": 7, "player2_id": 14, "player2_points": 7, "result": "win", "winner_id": 13}]},
              {"roundtype_id": 1, "round_number": 2, "matches": [
                {"player1_id": 11, "player1_points": 5, "player2_id": 13, "player2_points": 9, "result": "win", "winner_id": null},
                {"player1_id": 14, "player1_points": 6, "player2_id": 12, "player2_points": 6, "result": "draw", "winner_id": null}]},
              {"roundtype_id": 2, "round_number": 1, "matches": [
                {"player1_id": 13, "player1_points": 9, "player2_id": 11, "player2_points": 1, "result": "win", "winner_id": 13}]}]}
            """;

    /** Ada and Cleo won 3 to 0 and share the ranks 1 and 2; Bo and Dev share 3 and 4. */
    @Test
    void aPublishedRankIsWrongIfNoLotGivesIt() {
        String table = """
                {"players": [
                  {"id": 1, "name": "Ada", "rank": 2}, {"id": 2, "name": "Bo", "rank": 2},
                  {"id": 3, "name": "Cleo", "rank": 1}, {"id": 4, "name": "Dev", "rank": 9}, {"id": 5, "name": "Emil"}],
                 "rounds": [[
                  {"player1": {"id": 1, "combinedScore": 3}, "player2": {"id": 2, "combinedScore": 0}},
                  {"player1": {"id": 3, "combinedScore": 3}, "player2": {"id": 4, "combinedScore": 0}},
                  {"player1": {"id": 5, "combinedScore": 0}, "player2": {"id": 0}}]]}
                """;
        ImportedEvent event = NrtmJson.read(table).get();
        assertThat(event.rankDiscrepancies())
                .containsExactlyInAnyOrder(
                        new ImportedEvent.Discrepancy(PlayerId.of(2), "rank", Ratio.of(2), Ratio.of(3)),
                        new ImportedEvent.Discrepancy(PlayerId.of(4), "rank", Ratio.of(9), Ratio.of(4)));
        assertThat(NrtmJson.read(file("cobra.json")).get().rankDiscrepancies()).isEmpty();
        assertThat(ListFortressJson.read(FORTRESS.replace("\"id\": 13, ", "\"id\": 13, \"swiss_rank\": 2, "))
                        .get()
                        .rankDiscrepancies())
                .containsExactly(new ImportedEvent.Discrepancy(PlayerId.of(3), "rank", Ratio.of(2), Ratio.of(1)));
    }

    @Test
    void listFortressGivesPointsByTheWinnerAndScoresAsVps() {
        ImportedEvent event = EventImport.read("x", FORTRESS).get();
        assertThat(event.name()).isEqualTo("Hyperspace");
        assertThat(event.rounds()).as("the final is left out").hasSize(2);
        assertThat(event.records().of(PlayerId.of(1)).points()).isEqualTo(3);
        assertThat(event.records().of(PlayerId.of(1)).vps()).isEqualTo(17);
        assertThat(event.standings(LOTS).players().map(event::name)).startsWith("Cleo", "Ada");
        assertThat(event.discrepancies(Ratio.ZERO))
                .containsExactly(
                        new ImportedEvent.Discrepancy(PlayerId.of(1), "strength", Ratio.of(1, 2), Ratio.of(7, 4)));
        String bye = FORTRESS.replace(
                "\"player2_id\": 12, \"player2_points\": 6, \"result\": \"draw\"",
                "\"player2_id\": null, \"result\": \"bye\"");
        assertThat(ListFortressJson.read(bye).get().records().of(PlayerId.of(4)).byes())
                .isEqualTo(1);
        String stranger = FORTRESS.replaceFirst("\"player2_id\": 12", "\"player2_id\": 77");
        assertRefused(
                ListFortressJson.read(stranger).getLeft(), "/rounds/0/matches/0/player2_id", "No player is listed");
        assertRefused(
                ListFortressJson.read(FORTRESS.replace("\"id\": 12, \"name\"", "\"id\": 11, \"name\""))
                        .getLeft(),
                "/participants/1/id",
                "Two players");
        assertRefused(NrtmJson.read(FORTRESS).getLeft(), "", "Found the form of ListFortress");
    }

    /** In the five at the table, C, D and E have byes; each convention gives other values for players who met them. */
    @Test
    void aFileIsExplainedByTheConventionOfItsProgram() {
        ImportedEvent event = NrtmJson.read(file("cobra.json")).get();
        assertThat(event.convention(Ratio.of(1, 1_000_000))).containsExactly(StrengthConvention.AS_PRINTED);
        for (StrengthConvention convention : StrengthConvention.values()) {
            ImportedEvent published = new ImportedEvent(
                    event.name(),
                    event.players()
                            .map(player -> new ImportedPlayer(
                                    player.id(),
                                    player.key(),
                                    player.name(),
                                    player.publishedPoints(),
                                    Option.some(convention
                                            .strength(event, player.id())
                                            .toDecimal(6)),
                                    player.publishedRank())),
                    event.rounds());
            assertThat(published.convention(Ratio.of(1, 100_000))).containsExactly(convention);
        }
        assertThat(StrengthConvention.OWN_BYES_IN_DIVISOR.strength(event, named(event, "Elīna")))
                .as("(5 + 2) / 3 rounds")
                .isEqualTo(Ratio.of(7, 3));
        assertThat(StrengthConvention.OPPONENTS_ROUNDS_WITHOUT_BYES.strength(event, named(event, "Cleo, Countess")))
                .as("D has 12 points in 2 rounds without the bye, B 6 in 3: (6 + 2) / 2")
                .isEqualTo(Ratio.of(4));
        assertThat(StrengthConvention.FIRST_SEATS.strength(event, named(event, "Cleo, Countess")))
                .as(
                        "C has the first seat against D, with 9 points in 3 rounds, and B against C, with 6 in 3: (3 + 2) / 2")
                .isEqualTo(Ratio.of(5, 2));
    }

    private static PlayerId named(ImportedEvent event, String name) {
        return event.players().find(player -> player.name().equals(name)).get().id();
    }

    @Test
    void theResultsOfADeskAreReadBack() {
        for (int seed = 0; seed < 30; seed++) {
            Desk desk = Samples.desk(Seed.of(seed), 40);
            ImportedEvent event = ImportedEvent.of(desk.state());
            String written = ResultsCsv.write(desk.state());
            assertThat(ResultsCsv.read(event.name(), written).get()).isEqualTo(event);
            if (desk.state().rounds().forAll(round -> round.isComplete())) {
                for (ImportedPlayer player : event.players()) {
                    PlayerRecord own = desk.state().records().of(player.id());
                    PlayerRecord read = event.records().of(player.id());
                    assertThat(read.points()).isEqualTo(own.points());
                    assertThat(read.vps()).isEqualTo(own.vps());
                    assertThat(read.opponents()).isEqualTo(own.opponents());
                    assertThat(read.byes()).isEqualTo(own.byes());
                }
            }
        }
    }

    @Test
    void tablesOfFinalRoundsHaveAWinnerOrALoserAndAreLeftOut() {
        String players = "{\"players\":[{\"id\":1},{\"id\":2}],\"rounds\":[[{\"corpPlayer\":1,\"runnerPlayer\":2,"
                + "\"corpScore\":\"3\",\"runnerScore\":\"0\"";
        assertThat(AesopsJson.read(players + "}]]}").get().rounds()).hasSize(1);
        for (String mark : new String[] {"winner_id", "loser_id"}) {
            assertThat(AesopsJson.read(players + ",\"" + mark + "\":1}]]}")
                            .get()
                            .rounds())
                    .as(mark)
                    .isEmpty();
        }
    }
}

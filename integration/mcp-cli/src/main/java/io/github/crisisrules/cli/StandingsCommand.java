package io.github.crisisrules.cli;

import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.RankReason;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code crisis standings}: the exact standings of an event. */
@Command(
        name = "standings",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        description = {
            "Ranks the players of an event by points, Strength of Schedule, VPs and lots. JSON and CSV also say why each has this rank.",
            "",
            "FILE is an event of another program (NRTM, Cobra, AesopsTables or ListFortress) or a table of results with the columns round, player1, "
                    + "points1, player2, points2 and, if known, vps1 and vps2.",
            ""
        })
final class StandingsCommand extends ReportCommand {
    @Mixin
    private Source source = new Source();

    @Option(
            names = "--seed",
            paramLabel = "TEXT",
            defaultValue = "0",
            description =
                    "The seed of the lots that decide between players who are equal in everything else; 0 unless given.")
    private String seed = "0";

    @Override
    Report report() {
        ImportedEvent event = source.event(text(source));
        Standings standings = event.standings(RandomTiebreak.of(seed(seed), 1));
        Wording wording = names(event);
        Vector<Vector<String>> rows = standings
                .rows()
                .map(row -> Vector.of(
                        String.valueOf(row.rank()),
                        event.name(row.player()),
                        String.valueOf(row.points()),
                        row.strengthOfSchedule().toString(),
                        row.strengthOfSchedule().toDecimal(4),
                        String.valueOf(row.vps()),
                        why(standings, row.player(), wording)));
        Vector<String> text = rows.map(row -> row.get(0) + ". " + row.get(1) + ", " + row.get(2) + " points, strength "
                + row.get(4) + ", " + row.get(5) + " VPs");
        JsonArray json = JsonArray.ofAll(standings
                .rows()
                .map(row -> JsonObject.builder()
                        .put("rank", row.rank())
                        .put("player", event.name(row.player()))
                        .put("points", row.points())
                        .put("strengthOfSchedule", row.strengthOfSchedule().toString())
                        .put("vps", row.vps())
                        .put("why", why(standings, row.player(), wording))
                        .build()));
        return new Report(
                text,
                Vector.of("rank", "player", "points", "strength", "strengthDecimal", "vps", "why"),
                rows,
                JsonObject.of("event", event.name()).with("standings", json),
                true);
    }

    /** Returns a wording with the names of an event's players. */
    static Wording names(ImportedEvent event) {
        return Wording.ENGLISH.with(id -> id instanceof PlayerId player ? event.name(player) : id.toString());
    }

    /** Returns the reason for a player's rank in one sentence. */
    static String why(Standings standings, PlayerId player, Wording wording) {
        return RankReason.of(standings, player)
                .map(reason -> reason.describe(wording))
                .getOrElse("");
    }
}

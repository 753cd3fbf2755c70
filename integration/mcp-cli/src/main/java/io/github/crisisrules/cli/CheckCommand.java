package io.github.crisisrules.cli;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.ImportedTable;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingCheck;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standings;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code crisis check}: an event of another program against the rules. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        description = {
            "Compares an event with the rules: published points, Strengths of Schedule and ranks with exact ones, and the pairs of each "
                    + "round with the best possible pairing (no avoidable rematch, no avoidable meeting of different scores). "
                    + "Ends with 1 if something differs.",
            "",
            "FILE is an event of another program (NRTM, Cobra, AesopsTables or ListFortress) or a table of results.",
            ""
        })
final class CheckCommand extends ReportCommand {
    @Mixin
    private Source source = new Source();

    @Option(
            names = "--tolerance",
            paramLabel = "DECIMAL",
            defaultValue = "0.0005",
            description =
                    "The largest difference of a Strength of Schedule that rounding may explain; 0.0005 unless given.")
    private String tolerance = "0.0005";

    private record Finding(String place, String what) {}

    @Override
    Report report() {
        if (!tolerance.matches("[0-9]{1,3}(\\.[0-9]{1,18})?")) {
            throw new InputException("The tolerance \"" + tolerance + "\" is not a decimal number such as 0.0001.");
        }
        ImportedEvent event = source.event(text(source));
        Vector<Finding> findings = published(event).appendAll(ranks(event)).appendAll(pairs(event));
        Vector<Vector<String>> rows = findings.map(finding -> Vector.of(finding.place(), finding.what()));
        Vector<String> text = rows.isEmpty()
                ? Vector.of(event.name() + ": " + event.players().size() + " players, "
                        + event.rounds().size() + " rounds. Everything agrees with the rules.")
                : rows.map(row -> row.get(0) + ": " + row.get(1));
        JsonObject json = JsonObject.of("event", event.name())
                .with(
                        "findings",
                        JsonArray.ofAll(findings.map(finding ->
                                JsonObject.of("place", finding.place()).with("what", finding.what()))));
        return new Report(text, Vector.of("place", "what"), rows, json, findings.isEmpty());
    }

    private Vector<Finding> published(ImportedEvent event) {
        String digits = tolerance.replace(".", "");
        int places = tolerance.contains(".") ? tolerance.length() - tolerance.indexOf('.') - 1 : 0;
        Ratio allowed = Ratio.of(new BigInteger(digits), BigInteger.TEN.pow(places));
        return event.discrepancies(allowed)
                .map(each -> new Finding(
                        event.name(each.player()),
                        (each.what().equals("points")
                                        ? "The published points are "
                                        : "The published Strength of Schedule is ")
                                + each.published().toDecimal(4) + "; by the rules it is "
                                + each.exact().toDecimal(4) + " ("
                                + each.exact() + ")."));
    }

    private static Vector<Finding> ranks(ImportedEvent event) {
        Wording wording = StandingsCommand.names(event);
        Standings standings = event.standings(RandomTiebreak.of(Seed.of(0), 1));
        return event.rankDiscrepancies()
                .map(each -> new Finding(
                        event.name(each.player()),
                        "The published rank is " + each.published() + "; by the rules it is " + each.exact()
                                + (each.published().compareTo(each.exact()) < 0 ? " at best. " : " at worst. ")
                                + StandingsCommand.why(standings, each.player(), wording)));
    }

    private static Vector<Finding> pairs(ImportedEvent event) {
        Wording wording = StandingsCommand.names(event);
        Vector<Finding> findings = Vector.empty();
        for (int round = 0; round < event.rounds().size(); round++) {
            Records before = new ImportedEvent(
                            event.name(), event.players(), event.rounds().take(round))
                    .records();
            Vector<ImportedTable> tables = event.rounds().get(round).reject(ImportedTable::isBye);
            Vector<Pairing> pairs = tables.map(table -> Pairing.of(
                    table.seats().get(0).player(), table.seats().get(1).player()));
            SortedSet<PlayerId> seated = pairs.flatMap(pair -> Vector.of(pair.first(), pair.second()))
                    .toSortedSet();
            PairingPool pool = PairingPool.of(seated.toVector()
                    .map(player -> PoolPlayer.of(
                            player,
                            before.of(player).points(),
                            before.of(player).opponents().filter(seated::contains))));
            String place = "Round " + (round + 1);
            findings = findings.appendAll(PairingCheck.of(pool, pairs, PairingSystem.swiss())
                    .violations()
                    .map(violation -> new Finding(place, violation.describe(wording))));
        }
        return findings;
    }
}

package io.github.crisisrules.fairness.study;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.tournament.edition.Editions;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes studies in a form from which {@link StudyFile} reads the same value. */
public final class StudyText {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
            .disable(YAMLGenerator.Feature.SPLIT_LINES));

    private StudyText() {}

    /**
     * Returns whether the study can be written. A study with a caller's own function or a house edition cannot; one
     * with a caller's public class can.
     */
    public static boolean isPossible(Study study) {
        return study.match().isWritable()
                && study.variants().flatMap(Variant::match).forAll(MatchModel::isWritable)
                && study.strengths().isWritable()
                && study.variants().flatMap(Variant::strengths).forAll(Strengths::isWritable)
                && study.systems().forAll(PairingChoice::isWritable)
                && study.setups().forAll(setup -> setup.edition().isPublished())
                && study.metrics().forAll(Metric::isWritable);
    }

    /**
     * Returns the study as YAML.
     *
     * @throws IllegalArgumentException if the study cannot be written, see {@link #isPossible}
     */
    public static String yaml(Study study) {
        return write(YAML, study);
    }

    /**
     * Returns the study as one line of JSON.
     *
     * @throws IllegalArgumentException if the study cannot be written, see {@link #isPossible}
     */
    public static String json(Study study) {
        return write(JSON, study);
    }

    private static String write(ObjectMapper mapper, Study study) {
        if (!isPossible(study)) {
            throw new IllegalArgumentException(
                    "A study with a caller's own function or a house edition cannot be written. Use a public class"
                            + " and a published edition instead.");
        }
        try {
            return mapper.writeValueAsString(node(study));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectNode node(Study study) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("name", study.name());
        if (!study.about().isEmpty()) {
            node.put("about", study.about());
        }
        for (Setup setup : study.setups()) {
            ObjectNode one = node.withArray("setups")
                    .addObject()
                    .put("label", setup.label())
                    .put("players", setup.players())
                    .put("rounds", setup.structure().swissRounds())
                    .put("cut", setup.structure().cut());
            if (!setup.edition().equals(Editions.CHALLENGER)) {
                one.put("edition", setup.edition().name());
            }
        }
        for (PairingChoice system : study.systems()) {
            node.withArray("systems").add(system.id());
        }
        strengths(study.strengths(), node.putObject("strengths"));
        if (!study.factions().isNone()) {
            factions(study.factions(), node.putObject("factions"));
        }
        model(study.match(), node.putObject("match"));
        victoryPoints(study.victoryPoints(), node.putObject("victoryPoints"));
        turnout(study.turnout(), node.putObject("turnout"));
        if (!study.tiebreakers().isPrinted()) {
            TiebreakNames.of(study.tiebreakers()).forEach(node.putArray("tiebreakers")::add);
        }
        for (Variant variant : study.variants()) {
            variant(variant, node.withArray("variants").addObject());
        }
        if (!study.compare().equals(new Comparison.Nearest())) {
            node.put("compare", study.compare().id());
        }
        node.put("events", study.events());
        node.put("seed", study.seed().toString());
        for (Metric metric : study.metrics()) {
            node.withArray("metrics").add(metric.savedAs());
        }
        node.put("confidence", study.confidence());
        for (Published figure : study.published()) {
            ObjectNode one = node.withArray("published")
                    .addObject()
                    .put("arm", figure.arm())
                    .put("metric", figure.metric().savedAs())
                    .put("value", figure.value())
                    .put("source", figure.source());
            if (figure.error() > 0) {
                one.put("error", figure.error());
            }
            if (figure.rounding() > 0) {
                one.put("rounding", figure.rounding());
            }
        }
        if (!study.cite().isEmpty()) {
            node.put("cite", study.cite());
        }
        return node;
    }

    private static void variant(Variant variant, ObjectNode node) {
        node.put("label", variant.label());
        variant.strengths().forEach(strengths -> strengths(strengths, node.putObject("strengths")));
        variant.factions().forEach(factions -> factions(factions, node.putObject("factions")));
        variant.match().forEach(model -> model(model, node.putObject("match")));
        variant.victoryPoints().forEach(vps -> victoryPoints(vps, node.putObject("victoryPoints")));
        variant.turnout().forEach(turnout -> turnout(turnout, node.putObject("turnout")));
        variant.tiebreakers().forEach(chain -> TiebreakNames.of(chain).forEach(node.putArray("tiebreakers")::add));
    }

    private static void victoryPoints(VictoryPoints vps, ObjectNode node) {
        node.putArray("winner").add(vps.winnerLeast()).add(vps.winnerMost());
        node.putArray("loser").add(vps.loserLeast()).add(vps.loserMost());
        node.put("lean", vps.lean());
    }

    private static void turnout(AttendanceModel turnout, ObjectNode node) {
        node.put("drops", turnout.drops()).put("losses", turnout.losses()).put("late", turnout.late());
    }

    private static void strengths(Strengths strengths, ObjectNode node) {
        node.put("distribution", strengths.id());
        strengths.numbers().forEach((name, number) -> node.put(name, number));
        if (strengths instanceof Strengths.OnePool one) {
            values(one.source(), node);
            node.put("sample", one.number());
        } else {
            values(strengths, node);
        }
    }

    private static void values(Strengths strengths, ObjectNode node) {
        if (strengths instanceof Strengths.Given given) {
            given.values().forEach(value -> node.withArray("values").add(value.doubleValue()));
        }
        if (strengths instanceof Strengths.Pool pool) {
            pool.values().forEach(value -> node.withArray("values").add(value.doubleValue()));
            pool.errors().forEach(error -> node.withArray("errors").add(error.doubleValue()));
        }
    }

    private static void factions(Factions factions, ObjectNode node) {
        factions.names().forEach(node.putArray("names")::add);
        factions.shares().forEach(node.putArray("shares")::add);
        var rows = node.putArray("wins");
        factions.wins().forEach(row -> row.forEach(rows.addArray()::add));
    }

    private static void model(MatchModel model, ObjectNode node) {
        node.put("model", model.id());
        model.numbers().forEach((name, number) -> node.put(name, number));
        if (model instanceof MatchModel.BestOf series) {
            node.put("games", series.games());
        }
    }
}

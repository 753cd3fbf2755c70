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
import io.vavr.control.Option;
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
        Variant.Builder own = Variant.builder(study.name())
                .strengths(study.strengths())
                .factions(Option.some(study.factions()).filter(factions -> !factions.isNone()))
                .match(study.match())
                .victoryPoints(study.victoryPoints())
                .turnout(study.turnout())
                .tiebreakers(Option.some(study.tiebreakers()).filter(chain -> !chain.isPrinted()));
        assumptions(own.build(), node);
        for (Variant variant : study.variants()) {
            assumptions(variant, node.withArray("variants").addObject().put("label", variant.label()));
        }
        if (!study.compare().equals(Comparison.NEAREST)) {
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

    private static void assumptions(Variant variant, ObjectNode node) {
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
        Strengths source = strengths instanceof Strengths.OnePool one ? one.source() : strengths;
        if (source instanceof Strengths.Normal normal) {
            node.put("mean", normal.mean()).put("deviation", normal.deviation());
        } else if (source instanceof Strengths.Lognormal normal) {
            node.put("mu", normal.mu()).put("sigma", normal.sigma());
        } else if (source instanceof Strengths.Uniform uniform) {
            node.put("low", uniform.low()).put("high", uniform.high());
        } else if (source instanceof Strengths.Given given) {
            given.values().forEach(node.withArray("values")::add);
        } else if (source instanceof Strengths.Pool pool) {
            pool.values().forEach(node.withArray("values")::add);
            pool.errors().forEach(error -> node.withArray("errors").add(error));
        }
        if (strengths instanceof Strengths.OnePool one) {
            node.put("sample", one.number());
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
        MatchModel game = model instanceof MatchModel.BestOf series ? series.game() : model;
        if (game instanceof MatchModel.Elo elo) {
            node.put("scale", elo.scale()).put("draws", elo.draws());
        } else if (game instanceof MatchModel.BradleyTerry bradleyTerry) {
            node.put("draws", bradleyTerry.draws());
        } else if (game instanceof MatchModel.CoinFlip coin) {
            node.put("draws", coin.draws());
        }
        if (model instanceof MatchModel.BestOf series) {
            node.put("games", series.games());
        }
    }
}

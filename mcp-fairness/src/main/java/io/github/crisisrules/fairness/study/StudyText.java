package io.github.crisisrules.fairness.study;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes studies so that {@link StudyFile} reads the same value back. */
public final class StudyText {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
            .disable(YAMLGenerator.Feature.SPLIT_LINES));

    private StudyText() {}

    /** Whether the study can be written: one with a caller's own function cannot. */
    public static boolean isPossible(Study study) {
        return study.match().match(a -> true, b -> true, c -> true, custom -> false)
                && study.systems().forAll(system -> system.match(named -> true, custom -> false));
    }

    /** The study as YAML. */
    public static String yaml(Study study) {
        return write(YAML, study);
    }

    /** The study as one line of JSON. */
    public static String json(Study study) {
        return write(JSON, study);
    }

    private static String write(ObjectMapper mapper, Study study) {
        if (!isPossible(study)) {
            throw new IllegalArgumentException("a study with a caller's own function cannot be written");
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
            node.withArray("setups")
                    .addObject()
                    .put("label", setup.label())
                    .put("players", setup.players())
                    .put("rounds", setup.structure().swissRounds())
                    .put("cut", setup.structure().cut());
        }
        for (PairingChoice system : study.systems()) {
            node.withArray("systems").add(system.id());
        }
        strengths(study.strengths(), node.putObject("strengths"));
        model(study.match(), node.putObject("match"));
        ObjectNode vps = node.putObject("victoryPoints");
        vps.putArray("winner")
                .add(study.victoryPoints().winnerLeast())
                .add(study.victoryPoints().winnerMost());
        vps.putArray("loser")
                .add(study.victoryPoints().loserLeast())
                .add(study.victoryPoints().loserMost());
        vps.put("lean", study.victoryPoints().lean());
        node.putObject("turnout")
                .put("drops", study.turnout().drops())
                .put("losses", study.turnout().losses())
                .put("late", study.turnout().late());
        node.put("events", study.events());
        node.put("seed", study.seed().toString());
        for (Metric metric : study.metrics()) {
            node.withArray("metrics").add(metric.id());
        }
        node.put("confidence", study.confidence());
        for (Published figure : study.published()) {
            node.withArray("published")
                    .addObject()
                    .put("arm", figure.arm())
                    .put("metric", figure.metric().id())
                    .put("value", figure.value())
                    .put("source", figure.source());
        }
        return node;
    }

    private static ObjectNode strengths(Strengths strengths, ObjectNode node) {
        return strengths.match(
                normal -> node.put("distribution", "normal")
                        .put("mean", normal.mean())
                        .put("deviation", normal.deviation()),
                lognormal -> node.put("distribution", "lognormal")
                        .put("mu", lognormal.mu())
                        .put("sigma", lognormal.sigma()),
                uniform -> node.put("distribution", "uniform")
                        .put("low", uniform.low())
                        .put("high", uniform.high()),
                given -> {
                    node.put("distribution", "given");
                    given.values().forEach(value -> node.withArray("values").add(value.doubleValue()));
                    return node;
                });
    }

    private static ObjectNode model(MatchModel model, ObjectNode node) {
        return model.match(
                bradleyTerry -> node.put("model", "bradley-terry").put("draws", bradleyTerry.draws()),
                elo -> node.put("model", "elo").put("scale", elo.scale()).put("draws", elo.draws()),
                coin -> node.put("model", "coin-flip").put("draws", coin.draws()),
                custom -> {
                    throw new IllegalArgumentException("a caller's own function cannot be written: " + custom.name());
                });
    }
}

package io.github.crisisrules.fairness.study;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.study.FieldReader.Faulty;
import io.github.crisisrules.tournament.event.Structure;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Supplier;

/** Studies as text: YAML, or JSON, which is YAML too. The first fault found is told in one line that names the field. */
public final class StudyFile {
    private static final ObjectMapper YAML =
            new ObjectMapper(new YAMLFactory().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION));

    private StudyFile() {}

    /** Reads a study. */
    public static Either<StudyFault, Study> parse(String text) {
        try {
            return Either.right(study(new FieldReader("", YAML.readTree(text))));
        } catch (Faulty fault) {
            return Either.left(new StudyFault(fault.line()));
        } catch (StreamReadException fault) {
            return Either.left(new StudyFault(field(fault) + unreadable(fault)));
        } catch (JsonProcessingException fault) {
            return Either.left(new StudyFault(unreadable(fault)));
        }
    }

    private static String unreadable(JsonProcessingException fault) {
        String where =
                fault.getLocation() == null ? "" : "line " + fault.getLocation().getLineNr() + ": ";
        return where + "neither YAML nor JSON: "
                + fault.getOriginalMessage().lines().findFirst().orElse("unreadable");
    }

    /** Where the reader was, such as {@code strengths.values[1], }; nothing where it had not come to a field. */
    private static String field(StreamReadException fault) {
        JsonParser parser = fault.getProcessor();
        String path = parser == null
                ? ""
                : parser.getParsingContext()
                        .pathAsPointer()
                        .toString()
                        .replaceAll("/([0-9]+)", "[$1]")
                        .replace('/', '.')
                        .replaceFirst("^\\.", "");
        return path.isEmpty() ? "" : path + ", ";
    }

    private static Study study(FieldReader in) {
        Study.Builder study = Study.builder();
        study.name(in.text("name"));
        study.about(in.text("about", ""));
        study.setups(setups(in));
        if (in.has("systems")) {
            study.systems(in.list("systems").zipWithIndex((node, i) -> {
                String at = in.at("systems") + "[" + i + "]";
                return checked(at + ": ", () -> PairingChoice.parse(FieldReader.text(at, node)));
            }));
        }
        if (in.has("strengths")) {
            study.strengths(strengths(in.object("strengths")));
        }
        if (in.has("match")) {
            study.match(model(in.object("match")));
        }
        if (in.has("victoryPoints")) {
            study.victoryPoints(victoryPoints(in.object("victoryPoints")));
        }
        if (in.has("turnout")) {
            study.turnout(turnout(in.object("turnout")));
        }
        if (in.has("variants")) {
            study.variants(in.list("variants")
                    .zipWithIndex((node, i) -> variant(new FieldReader(in.at("variants") + "[" + i + "]", node))));
        }
        if (in.has("compare")) {
            JsonNode value = in.node("compare");
            String text = value.isIntegralNumber() ? value.asText() : FieldReader.text(in.at("compare"), value);
            study.compare(checked("", () -> Comparison.parse(text)));
        }
        if (in.has("events")) {
            study.events(in.whole("events"));
        }
        if (in.has("seed")) {
            study.seed(seed(in));
        }
        if (in.has("metrics")) {
            study.metrics(metrics(in));
        }
        if (in.has("confidence")) {
            study.confidence(in.number("confidence"));
        }
        if (in.has("published")) {
            study.published(in.list("published")
                    .zipWithIndex((node, i) -> published(new FieldReader(in.at("published") + "[" + i + "]", node))));
        }
        in.done();
        return checked("", study::build);
    }

    private static Variant variant(FieldReader in) {
        String label = in.text("label");
        Variant.Builder variant = Variant.builder(label);
        if (in.has("strengths")) {
            variant.strengths(strengths(in.object("strengths")));
        }
        if (in.has("match")) {
            variant.match(model(in.object("match")));
        }
        if (in.has("victoryPoints")) {
            variant.victoryPoints(victoryPoints(in.object("victoryPoints")));
        }
        if (in.has("turnout")) {
            variant.turnout(turnout(in.object("turnout")));
        }
        in.done();
        return checked(in.at(""), variant::build);
    }

    private static Vector<Setup> setups(FieldReader in) {
        return in.list("setups")
                .zipWithIndex((node, i) -> setup(new FieldReader(in.at("setups") + "[" + i + "]", node)));
    }

    private static Setup setup(FieldReader in) {
        int players = in.small("players");
        int more = in.small("moreRounds", 0);
        Setup setup;
        if (in.has("format")) {
            String name = in.text("format");
            setup = checked(in.at(""), () -> Setup.official(name, players, more));
        } else {
            int rounds = in.small("rounds");
            int cut = in.small("cut", 0);
            setup = checked(in.at("rounds, cut: "), () -> Setup.of(players, new Structure(rounds + more, cut)));
        }
        if (in.has("label")) {
            String label = in.text("label");
            Structure structure = setup.structure();
            setup = checked(in.at(""), () -> new Setup(label, players, structure));
        }
        in.done();
        return setup;
    }

    private static Strengths strengths(FieldReader in) {
        String kind = in.text("distribution");
        Strengths strengths = switch (kind) {
            case "normal" -> {
                double mean = in.number("mean", 1500);
                double deviation = in.number("deviation");
                yield checked(in.at(""), () -> new Strengths.Normal(mean, deviation));
            }
            case "lognormal" -> {
                double mu = in.number("mu", 0);
                double sigma = in.number("sigma", 1);
                yield checked(in.at(""), () -> new Strengths.Lognormal(mu, sigma));
            }
            case "uniform" -> {
                double low = in.number("low");
                double high = in.number("high");
                yield checked(in.at(""), () -> new Strengths.Uniform(low, high));
            }
            case "given" -> {
                Vector<Double> values = in.list("values")
                        .zipWithIndex((node, i) -> FieldReader.number(in.at("values") + "[" + i + "]", node));
                yield checked(in.at(""), () -> new Strengths.Given(values));
            }
            default ->
                throw new Faulty(
                        in.at("distribution") + " must be normal, lognormal, uniform or given, and is '" + kind + "'");
        };
        if (in.has("field")) {
            long number = in.whole("field");
            Strengths drawn = strengths;
            strengths = checked(in.at(""), () -> new Strengths.OneField(drawn, number));
        }
        in.done();
        return strengths;
    }

    private static MatchModel model(FieldReader in) {
        String kind = in.text("model");
        double draws = in.number("draws", 0);
        MatchModel model = switch (kind) {
            case "elo" -> {
                double scale = in.number("scale", 400);
                yield checked(in.at(""), () -> new MatchModel.Elo(scale, draws));
            }
            case "bradley-terry" -> checked(in.at(""), () -> new MatchModel.BradleyTerry(draws));
            case "coin-flip" -> checked(in.at(""), () -> new MatchModel.CoinFlip(draws));
            default ->
                throw new Faulty(in.at("model") + " must be elo, bradley-terry or coin-flip, and is '" + kind + "'");
        };
        in.done();
        return model;
    }

    private static VictoryPoints victoryPoints(FieldReader in) {
        int[] winner = range(in, "winner");
        int[] loser = range(in, "loser");
        double lean = in.number("lean", VictoryPoints.USUAL.lean());
        in.done();
        return checked(in.at(""), () -> new VictoryPoints(winner[0], winner[1], loser[0], loser[1], lean));
    }

    private static int[] range(FieldReader in, String name) {
        Vector<JsonNode> ends = in.list(name);
        if (ends.size() != 2 || ends.exists(end -> !end.isInt())) {
            throw new Faulty(in.at(name) + " must be a range such as [4, 15], and is " + in.node(name));
        }
        return new int[] {ends.get(0).intValue(), ends.get(1).intValue()};
    }

    private static Turnout turnout(FieldReader in) {
        double drops = in.number("drops", 0);
        int losses = in.small("losses", 0);
        double late = in.number("late", 0);
        in.done();
        return checked(in.at(""), () -> new Turnout(drops, losses, late));
    }

    /** A number, the 32 digits of a seed, or words. */
    private static Seed seed(FieldReader in) {
        JsonNode value = in.node("seed");
        String text = value.isIntegralNumber() ? value.asText() : FieldReader.text(in.at("seed"), value);
        return checked(in.at("seed") + ": ", () -> Seed.read(text));
    }

    private static Vector<Metric> metrics(FieldReader in) {
        Vector<JsonNode> named = in.list("metrics");
        if (named.size() == 1 && named.head().asText().equals("all")) {
            return Metric.all();
        }
        return named.zipWithIndex((node, i) -> metric(in.at("metrics") + "[" + i + "]", node));
    }

    private static Metric metric(String at, JsonNode node) {
        String id = FieldReader.text(at, node);
        return checked(at + ": ", () -> Metric.parse(id));
    }

    private static Published published(FieldReader in) {
        int arm = in.small("arm");
        Metric metric = metric(in.at("metric"), in.node("metric"));
        double value = in.number("value");
        String source = in.text("source");
        in.done();
        return checked(in.at(""), () -> new Published(arm, metric, value, source));
    }

    private static <T> T checked(String at, Supplier<T> making) {
        try {
            return making.get();
        } catch (IllegalArgumentException fault) {
            throw new Faulty(at + fault.getMessage());
        }
    }
}

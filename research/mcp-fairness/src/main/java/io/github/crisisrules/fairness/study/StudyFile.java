package io.github.crisisrules.fairness.study;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.UserClass;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.study.FieldReader.Faulty;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.UnaryOperator;

/**
 * Reads studies from YAML, or from JSON, which is a subset of YAML. The first error found is reported in one line
 * that names the field.
 */
public final class StudyFile {
    private static final YAMLFactory FORM = YAMLFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final ObjectMapper YAML = new ObjectMapper(FORM);

    /** The parser of YAML takes very long for longer lines, even to refuse them. */
    private static final int MAX_CHARACTERS = 3_000_000;

    private final AssumptionReader assumed;

    private StudyFile(UnaryOperator<String> files) {
        assumed = new AssumptionReader(files);
    }

    /**
     * Returns the pairing system with the given id, or an instance of the named class of a caller.
     *
     * @throws IllegalArgumentException if there is no such system or class
     */
    public static PairingChoice system(String text) {
        return UserClass.isNamed(text) ? new PairingChoice.Own(Pairer.ofClass(text)) : PairingChoice.parse(text);
    }

    /**
     * Returns the metric with the given id, or an instance of the named class of a caller.
     *
     * @throws IllegalArgumentException if there is no such metric or class
     */
    public static Metric metric(String text) {
        return UserClass.isNamed(text) ? UserClass.make(text, Metric.class, "a metric") : Metric.parse(text);
    }

    /** Reads a study that refers to no other files. */
    public static Either<StudyFault, Study> parse(String text) {
        return parse(text, name -> {
            throw new IllegalArgumentException(
                    "The file " + name + " cannot be read here. Write the values into the study.");
        });
    }

    /**
     * Reads a study.
     *
     * @param files returns the text of a file that the study names, or throws an {@code IllegalArgumentException}
     *     that says why it cannot
     */
    public static Either<StudyFault, Study> parse(String text, UnaryOperator<String> files) {
        if (text.length() > MAX_CHARACTERS) {
            return Either.left(new StudyFault("The study has " + text.length() + " characters, and at most "
                    + MAX_CHARACTERS + " are read. Leave values out."));
        }
        try {
            checkPlain(text);
            return Either.right(new StudyFile(files).study(new FieldReader("", YAML.readTree(text))));
        } catch (Faulty fault) {
            return Either.left(new StudyFault(fault.line()));
        } catch (StreamReadException fault) {
            return Either.left(new StudyFault(field(fault) + unreadable(fault)));
        } catch (JsonProcessingException fault) {
            return Either.left(new StudyFault(unreadable(fault)));
        } catch (IOException e) {
            throw new UncheckedIOException("A text in memory could not be read.", e);
        }
    }

    /**
     * Rejects YAML features that a study may not use: aliases, which Jackson would read as plain strings, and
     * several documents in one file.
     */
    private static void checkPlain(String text) throws IOException {
        try (YAMLParser parser = FORM.createParser(text)) {
            int open = 0;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                String line = "line " + parser.currentTokenLocation().getLineNr() + ": ";
                if (parser.isCurrentAlias()) {
                    throw new Faulty(
                            line + "The alias *" + parser.getText() + " is not supported. Write the value out.");
                }
                open += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                if (open == 0 && parser.nextToken() != null) {
                    throw new Faulty("line " + parser.currentTokenLocation().getLineNr()
                            + ": A second document begins. Put each study into a file of its own.");
                }
            }
        }
    }

    private static String unreadable(JsonProcessingException fault) {
        String where =
                fault.getLocation() == null ? "" : "line " + fault.getLocation().getLineNr() + ": ";
        return where + "neither YAML nor JSON: "
                + fault.getOriginalMessage().lines().findFirst().orElse("unreadable");
    }

    /**
     * Returns the path that the parser had reached, such as {@code strengths.values[1], }, or an empty string if it
     * had not reached a field.
     */
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

    private Study study(FieldReader in) {
        Study.Builder study = Study.builder();
        study.name(in.text("name"));
        study.about(in.text("about", ""));
        study.setups(setups(in));
        if (in.has("systems")) {
            study.systems(in.list("systems").zipWithIndex((node, i) -> {
                String at = in.at("systems") + "[" + i + "]";
                return FieldReader.checked(at + ": ", () -> system(FieldReader.text(at, node)));
            }));
        }
        Variant own = assumptions(in, Variant.AS_ASSUMED.label());
        own.strengths().forEach(study::strengths);
        own.factions().forEach(study::factions);
        own.match().forEach(study::match);
        own.victoryPoints().forEach(study::victoryPoints);
        own.turnout().forEach(study::turnout);
        own.tiebreakers().forEach(study::tiebreakers);
        if (in.has("variants")) {
            study.variants(in.list("variants")
                    .zipWithIndex((node, i) -> variant(new FieldReader(in.at("variants") + "[" + i + "]", node))));
        }
        if (in.has("compare")) {
            JsonNode value = in.node("compare");
            String text = value.isIntegralNumber() ? value.asText() : FieldReader.text(in.at("compare"), value);
            study.compare(FieldReader.checked("", () -> Comparison.parse(text)));
        }
        if (in.has("events")) {
            study.events(in.whole("events"));
        }
        if (in.has("seed")) {
            study.seed(seed(in));
        }
        Vector<Metric> measured = in.has("metrics") ? metrics(in) : Metric.all();
        study.metrics(measured);
        if (in.has("confidence")) {
            study.confidence(in.number("confidence"));
        }
        if (in.has("published")) {
            study.published(in.list("published")
                    .zipWithIndex((node, i) ->
                            published(new FieldReader(in.at("published") + "[" + i + "]", node), measured)));
        }
        study.cite(in.text("cite", ""));
        in.done();
        return FieldReader.checked("", study::build);
    }

    private Variant variant(FieldReader in) {
        Variant variant = assumptions(in, in.text("label"));
        in.done();
        return variant;
    }

    /** Reads the assumptions that an object names. */
    private Variant assumptions(FieldReader in, String label) {
        Variant.Builder variant = Variant.builder(label);
        if (in.has("strengths")) {
            variant.strengths(assumed.strengths(in.object("strengths")));
        }
        if (in.has("factions")) {
            variant.factions(AssumptionReader.factions(in.object("factions")));
        }
        if (in.has("match")) {
            variant.match(AssumptionReader.model(in.object("match")));
        }
        if (in.has("victoryPoints")) {
            variant.victoryPoints(AssumptionReader.victoryPoints(in.object("victoryPoints")));
        }
        if (in.has("turnout")) {
            variant.turnout(AssumptionReader.turnout(in.object("turnout")));
        }
        if (in.has("tiebreakers")) {
            variant.tiebreakers(AssumptionReader.tiebreakers(in));
        }
        return FieldReader.checked(in.at(""), variant::build);
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
            setup = FieldReader.checked(in.at(""), () -> Setup.official(name, players, more));
        } else {
            int rounds = in.small("rounds");
            int cut = in.small("cut", 0);
            setup = FieldReader.checked(
                    in.at("rounds, cut: "), () -> Setup.of(players, new Structure(rounds + more, cut)));
        }
        if (in.has("edition")) {
            setup = new Setup(setup.label(), players, setup.structure(), edition(in));
        }
        if (in.has("label")) {
            String label = in.text("label");
            Setup unnamed = setup;
            setup = FieldReader.checked(
                    in.at(""), () -> new Setup(label, players, unnamed.structure(), unnamed.edition()));
        }
        in.done();
        return setup;
    }

    /** Reads a published edition by its name. */
    private static Edition edition(FieldReader in) {
        String name = in.text("edition");
        return FieldReader.checked(
                in.at(""),
                () -> Editions.named(name)
                        .getOrElseThrow(() -> new IllegalArgumentException("edition must be one of "
                                + Editions.published().map(Edition::name).mkString(", ") + ", but is '" + name
                                + "'.")));
    }

    /** Reads a seed: a number, 32 hexadecimal digits, or words. */
    private static Seed seed(FieldReader in) {
        JsonNode value = in.node("seed");
        String text = value.isIntegralNumber() ? value.asText() : FieldReader.text(in.at("seed"), value);
        return FieldReader.checked(in.at("seed") + ": ", () -> Seed.read(text));
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
        return FieldReader.checked(at + ": ", () -> metric(id));
    }

    /** Reads a published figure, whose metric is named by its id in reports or as in {@code metrics}. */
    private static Published published(FieldReader in, Vector<Metric> measured) {
        int arm = in.small("arm");
        String named = in.text("metric");
        Metric metric = measured.find(one -> one.id().equals(named))
                .getOrElse(() -> FieldReader.checked(in.at("metric") + ": ", () -> metric(named)));
        double value = in.number("value");
        String source = in.text("source");
        double error = in.number("error", 0);
        double rounding = in.number("rounding", 0);
        in.done();
        return FieldReader.checked(in.at(""), () -> new Published(arm, metric, value, source, error, rounding));
    }
}

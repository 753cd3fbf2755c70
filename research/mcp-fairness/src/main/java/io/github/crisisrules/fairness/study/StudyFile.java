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
import java.util.function.BiFunction;
import java.util.function.Function;
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
            return Either.right(FieldReader.whole("", YAML.readTree(text), new StudyFile(files)::study));
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
        study.setups(in.list("setups", (at, node) -> FieldReader.whole(at, node, StudyFile::setup)));
        in.optional("systems", name -> in.list(name, named(StudyFile::system)), study::systems);
        Variant own = assumptions(in, Variant.AS_ASSUMED.label());
        own.strengths().forEach(study::strengths);
        own.factions().forEach(study::factions);
        own.match().forEach(study::match);
        own.victoryPoints().forEach(study::victoryPoints);
        own.turnout().forEach(study::turnout);
        own.tiebreakers().forEach(study::tiebreakers);
        in.optional(
                "variants",
                name -> in.list(
                        name, (at, node) -> FieldReader.whole(at, node, one -> assumptions(one, one.text("label")))),
                study::variants);
        in.optional(
                "compare",
                name -> FieldReader.checked("", () -> new Comparison(in.textOrNumber(name))),
                study::compare);
        in.optional("events", in::whole, study::events);
        in.optional(
                "seed",
                name -> FieldReader.checked(in.at(name) + ": ", () -> Seed.read(in.textOrNumber(name))),
                study::seed);
        Vector<Metric> measured = in.has("metrics")
                        && !in.list("metrics", (at, node) -> node.asText()).equals(Vector.of("all"))
                ? in.list("metrics", named(StudyFile::metric))
                : Metric.all();
        study.metrics(measured);
        in.optional("confidence", in::number, study::confidence);
        in.optional(
                "published",
                name -> in.list(name, (at, node) -> FieldReader.whole(at, node, one -> published(one, measured))),
                study::published);
        study.cite(in.text("cite", ""));
        return FieldReader.checked("", study::build);
    }

    /** Returns a reader of texts that name something. */
    private static <T> BiFunction<String, JsonNode, T> named(Function<String, T> finding) {
        return (at, node) -> {
            String text = FieldReader.text(at, node);
            return FieldReader.checked(at + ": ", () -> finding.apply(text));
        };
    }

    /** Reads the assumptions that an object names. */
    private Variant assumptions(FieldReader in, String label) {
        Variant.Builder variant = Variant.builder(label);
        in.optional("strengths", name -> in.object(name, assumed::strengths), variant::strengths);
        in.optional("factions", name -> in.object(name, AssumptionReader::factions), variant::factions);
        in.optional("match", name -> in.object(name, AssumptionReader::model), variant::match);
        in.optional("victoryPoints", name -> in.object(name, AssumptionReader::victoryPoints), variant::victoryPoints);
        in.optional("turnout", name -> in.object(name, AssumptionReader::turnout), variant::turnout);
        in.optional("tiebreakers", name -> AssumptionReader.tiebreakers(in), variant::tiebreakers);
        return in.make(variant::build);
    }

    private static Setup setup(FieldReader in) {
        int players = in.small("players");
        int more = in.small("moreRounds", 0);
        Setup setup = in.has("format")
                ? in.make(() -> Setup.official(in.text("format"), players, more))
                : FieldReader.checked(
                        in.at("rounds, cut: "),
                        () -> Setup.of(players, new Structure(in.small("rounds") + more, in.small("cut", 0))));
        Edition edition = in.has("edition") ? in.make(() -> edition(in.text("edition"))) : setup.edition();
        String label = in.text("label", setup.label());
        return in.make(() -> new Setup(label, players, setup.structure(), edition));
    }

    private static Edition edition(String name) {
        return Editions.named(name)
                .getOrElseThrow(() -> new IllegalArgumentException("edition must be one of "
                        + Editions.published().map(Edition::name).mkString(", ") + ", but is '" + name + "'."));
    }

    /** Reads a published figure, whose metric is named by its id in reports or as in {@code metrics}. */
    private static Published published(FieldReader in, Vector<Metric> measured) {
        int arm = in.small("arm");
        String named = in.text("metric");
        Metric metric = measured.find(one -> one.id().equals(named))
                .getOrElse(() -> FieldReader.checked(in.at("metric") + ": ", () -> metric(named)));
        return in.make(() -> new Published(
                arm, metric, in.number("value"), in.text("source"), in.number("error", 0), in.number("rounding", 0)));
    }
}

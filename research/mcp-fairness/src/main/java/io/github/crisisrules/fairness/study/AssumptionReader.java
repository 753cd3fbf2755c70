package io.github.crisisrules.fairness.study;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.StrengthTable;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.UserClass;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.study.FieldReader.Faulty;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** Reads the assumptions about players and matches from a study file. */
final class AssumptionReader {
    private final UnaryOperator<String> files;

    AssumptionReader(UnaryOperator<String> files) {
        this.files = files;
    }

    Strengths strengths(FieldReader in) {
        Strengths strengths = in.make(() -> distribution(in));
        return in.has("sample") ? in.make(() -> new Strengths.OnePool(strengths, in.whole("sample"))) : strengths;
    }

    private Strengths distribution(FieldReader in) {
        String kind = in.text("distribution");
        return switch (kind) {
            case "normal" -> new Strengths.Normal(in.number("mean", 1500), in.number("deviation"));
            case "lognormal" -> new Strengths.Lognormal(in.number("mu", 0), in.number("sigma", 1));
            case "uniform" -> new Strengths.Uniform(in.number("low"), in.number("high"));
            case "given" -> new Strengths.Given(table(in).values());
            case "pool" -> new Strengths.Pool(table(in).values(), table(in).errors());
            default ->
                named(in, "distribution", kind, Strengths.class, "a distribution of strengths")
                        .getOrElseThrow(() -> new Faulty(in.at("distribution")
                                + " must be normal, lognormal, uniform, given, pool or a class name, but is '" + kind
                                + "'."));
        };
    }

    /** Creates an instance of a caller's class, if the text is the name of one. */
    private static <T> Option<T> named(FieldReader in, String field, String name, Class<T> kind, String what) {
        return Option.when(
                UserClass.isNamed(name),
                () -> FieldReader.checked(in.at(field) + ": ", () -> UserClass.make(name, kind, what)));
    }

    /** Reads strengths from the study itself or from the file that it names. */
    private StrengthTable table(FieldReader in) {
        if (in.has("file")) {
            String name = in.text("file");
            return FieldReader.checked(
                    in.at("file") + ": " + name + ": ", () -> StrengthTable.parse(files.apply(name)));
        }
        return new StrengthTable(
                in.list("values", FieldReader::number),
                in.has("errors") ? in.list("errors", FieldReader::number) : Vector.empty());
    }

    static Factions factions(FieldReader in) {
        return in.make(() -> new Factions(
                in.list("names", FieldReader::text),
                in.list("shares", FieldReader::number),
                in.list("wins", (at, row) -> FieldReader.list(at, row, FieldReader::number))));
    }

    static MatchModel model(FieldReader in) {
        String kind = in.text("model");
        if (UserClass.isNamed(kind)) {
            in.done();
        }
        return named(in, "model", kind, MatchModel.class, "a match model").getOrElse(() -> {
            MatchModel model = in.make(() -> builtIn(in, kind));
            return in.has("games") ? in.make(() -> new MatchModel.BestOf(model, in.small("games"))) : model;
        });
    }

    private static MatchModel builtIn(FieldReader in, String kind) {
        double draws = in.number("draws", 0);
        return switch (kind) {
            case "elo" -> new MatchModel.Elo(in.number("scale", 400), draws);
            case "bradley-terry" -> new MatchModel.BradleyTerry(draws);
            case "coin-flip" -> new MatchModel.CoinFlip(draws);
            default ->
                throw new Faulty(in.at("model") + " must be elo, bradley-terry, coin-flip or a class name, but is '"
                        + kind + "'.");
        };
    }

    static VictoryPoints victoryPoints(FieldReader in) {
        Vector<Integer> winner = range(in, "winner");
        Vector<Integer> loser = range(in, "loser");
        double lean = in.number("lean", VictoryPoints.USUAL.lean());
        return in.make(() -> new VictoryPoints(winner.get(0), winner.get(1), loser.get(0), loser.get(1), lean));
    }

    private static Vector<Integer> range(FieldReader in, String name) {
        Vector<JsonNode> ends = in.list(name, (at, node) -> node);
        if (ends.size() != 2 || ends.exists(end -> !end.isInt())) {
            throw new Faulty(in.at(name) + " must be a range such as [4, 15], but is " + in.node(name));
        }
        return ends.map(JsonNode::intValue);
    }

    static TiebreakChain tiebreakers(FieldReader in) {
        Vector<String> names = in.list("tiebreakers", FieldReader::text);
        return FieldReader.checked(in.at("tiebreakers") + ": ", () -> TiebreakNames.parse(names));
    }

    static AttendanceModel turnout(FieldReader in) {
        return in.make(() -> new AttendanceModel(in.number("drops", 0), in.small("losses", 0), in.number("late", 0)));
    }
}

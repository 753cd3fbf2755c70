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
import java.util.function.UnaryOperator;

/** Reads the assumptions about players and matches from a study file. */
final class AssumptionReader {
    private final UnaryOperator<String> files;

    AssumptionReader(UnaryOperator<String> files) {
        this.files = files;
    }

    Strengths strengths(FieldReader in) {
        String kind = in.text("distribution");
        Strengths strengths = switch (kind) {
            case "normal" -> {
                double mean = in.number("mean", 1500);
                double deviation = in.number("deviation");
                yield FieldReader.checked(in.at(""), () -> new Strengths.Normal(mean, deviation));
            }
            case "lognormal" -> {
                double mu = in.number("mu", 0);
                double sigma = in.number("sigma", 1);
                yield FieldReader.checked(in.at(""), () -> new Strengths.Lognormal(mu, sigma));
            }
            case "uniform" -> {
                double low = in.number("low");
                double high = in.number("high");
                yield FieldReader.checked(in.at(""), () -> new Strengths.Uniform(low, high));
            }
            case "given" -> {
                Vector<Double> values = values(in);
                yield FieldReader.checked(in.at(""), () -> new Strengths.Given(values));
            }
            case "pool" -> {
                boolean filed = in.has("file");
                StrengthTable table = filed ? table(in) : new StrengthTable(values(in), errors(in));
                yield FieldReader.checked(in.at(""), () -> new Strengths.Pool(table.values(), table.errors()));
            }
            default -> {
                if (!UserClass.isNamed(kind)) {
                    throw new Faulty(in.at("distribution")
                            + " must be normal, lognormal, uniform, given, pool or a class name, but is '" + kind
                            + "'.");
                }
                yield FieldReader.checked(
                        in.at("distribution") + ": ",
                        () -> UserClass.make(kind, Strengths.class, "a distribution of strengths"));
            }
        };
        if (in.has("sample")) {
            long number = in.whole("sample");
            Strengths source = strengths;
            strengths = FieldReader.checked(in.at(""), () -> new Strengths.OnePool(source, number));
        }
        in.done();
        return strengths;
    }

    /** Reads strengths from the study itself or from the file that it names. */
    private Vector<Double> values(FieldReader in) {
        return in.has("file") ? table(in).values() : numbers(in, "values");
    }

    private static Vector<Double> errors(FieldReader in) {
        return in.has("errors") ? numbers(in, "errors") : Vector.empty();
    }

    private static Vector<Double> numbers(FieldReader in, String field) {
        return in.list(field).zipWithIndex((node, i) -> FieldReader.number(in.at(field) + "[" + i + "]", node));
    }

    private StrengthTable table(FieldReader in) {
        String name = in.text("file");
        return FieldReader.checked(in.at("file") + ": " + name + ": ", () -> StrengthTable.parse(files.apply(name)));
    }

    static Factions factions(FieldReader in) {
        Vector<String> names =
                in.list("names").zipWithIndex((node, i) -> FieldReader.text(in.at("names") + "[" + i + "]", node));
        Vector<Double> shares =
                in.list("shares").zipWithIndex((node, i) -> FieldReader.number(in.at("shares") + "[" + i + "]", node));
        Vector<Vector<Double>> wins = in.list("wins")
                .zipWithIndex((row, a) -> Vector.ofAll(row)
                        .zipWithIndex((node, b) -> FieldReader.number(in.at("wins") + "[" + a + "][" + b + "]", node)));
        in.done();
        return FieldReader.checked(in.at(""), () -> new Factions(names, shares, wins));
    }

    static MatchModel model(FieldReader in) {
        String kind = in.text("model");
        if (UserClass.isNamed(kind)) {
            in.done();
            return FieldReader.checked(
                    in.at("model") + ": ", () -> UserClass.make(kind, MatchModel.class, "a match model"));
        }
        double draws = in.number("draws", 0);
        MatchModel model = switch (kind) {
            case "elo" -> {
                double scale = in.number("scale", 400);
                yield FieldReader.checked(in.at(""), () -> new MatchModel.Elo(scale, draws));
            }
            case "bradley-terry" -> FieldReader.checked(in.at(""), () -> new MatchModel.BradleyTerry(draws));
            case "coin-flip" -> FieldReader.checked(in.at(""), () -> new MatchModel.CoinFlip(draws));
            default ->
                throw new Faulty(in.at("model") + " must be elo, bradley-terry, coin-flip or a class name, but is '"
                        + kind + "'.");
        };
        if (in.has("games")) {
            int games = in.small("games");
            MatchModel game = model;
            model = FieldReader.checked(in.at(""), () -> new MatchModel.BestOf(game, games));
        }
        in.done();
        return model;
    }

    static VictoryPoints victoryPoints(FieldReader in) {
        int[] winner = range(in, "winner");
        int[] loser = range(in, "loser");
        double lean = in.number("lean", VictoryPoints.USUAL.lean());
        in.done();
        return FieldReader.checked(in.at(""), () -> new VictoryPoints(winner[0], winner[1], loser[0], loser[1], lean));
    }

    private static int[] range(FieldReader in, String name) {
        Vector<JsonNode> ends = in.list(name);
        if (ends.size() != 2 || ends.exists(end -> !end.isInt())) {
            throw new Faulty(in.at(name) + " must be a range such as [4, 15], but is " + in.node(name));
        }
        return new int[] {ends.get(0).intValue(), ends.get(1).intValue()};
    }

    static TiebreakChain tiebreakers(FieldReader in) {
        String at = in.at("tiebreakers");
        Vector<String> names =
                in.list("tiebreakers").zipWithIndex((node, i) -> FieldReader.text(at + "[" + i + "]", node));
        return FieldReader.checked(at + ": ", () -> TiebreakNames.parse(names));
    }

    static AttendanceModel turnout(FieldReader in) {
        double drops = in.number("drops", 0);
        int losses = in.small("losses", 0);
        double late = in.number("late", 0);
        in.done();
        return FieldReader.checked(in.at(""), () -> new AttendanceModel(drops, losses, late));
    }
}

package io.github.crisisrules.fairness.fit;

import io.github.crisisrules.fairness.assumption.CsvText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** Parses match results from CSV. Errors name the line. */
final class MatchFile {
    private static final Vector<String> HEADING = Vector.of("first", "second", "result");
    private static final Vector<String> RESULTS = Vector.of("player1", "points1", "player2", "points2");

    private MatchFile() {}

    static Vector<PlayedMatch> parse(String text) {
        Vector<PlayedMatch> matches = Vector.empty();
        Vector<String> columns = Vector.empty();
        Vector<String> lines = Vector.ofAll(CsvText.withoutMark(text).lines().toList());
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank()) {
                try {
                    Vector<String> cells = CsvText.cells(line);
                    Vector<String> heading = cells.map(cell -> cell.toLowerCase(Locale.ROOT));
                    if (i == 0 && RESULTS.forAll(heading::contains)) {
                        columns = heading;
                    } else if (i > 0 || !heading.equals(HEADING)) {
                        matches =
                                matches.appendAll(columns.isEmpty() ? Option.of(match(cells)) : table(columns, cells));
                    }
                } catch (IllegalArgumentException fault) {
                    throw new IllegalArgumentException("line " + (i + 1) + ": " + fault.getMessage(), fault);
                }
            }
        }
        return matches;
    }

    private static PlayedMatch match(Vector<String> cells) {
        if (cells.size() != HEADING.size()) {
            throw new IllegalArgumentException(
                    "A match must have three cells, first,second,result, but has " + cells.size() + ".");
        }
        String result = cells.get(2).toLowerCase(Locale.ROOT);
        double score = switch (result) {
            case "win", "1", "1.0" -> 1;
            case "draw", "0.5" -> 0.5;
            case "loss", "0", "0.0" -> 0;
            default ->
                throw new IllegalArgumentException("A result must be win, draw or loss, but is '" + result + "'.");
        };
        return new PlayedMatch(CsvText.unguarded(cells.get(0)), CsvText.unguarded(cells.get(1)), score);
    }

    private static Option<PlayedMatch> table(Vector<String> columns, Vector<String> cells) {
        String second = cell(columns, cells, "player2");
        if (second.isEmpty()) {
            return Option.none();
        }
        int own = points(columns, cells, "points1");
        int others = points(columns, cells, "points2");
        double score = own == others ? 0.5 : own > others ? 1 : 0;
        return Option.when(
                own + others > 0,
                () -> new PlayedMatch(
                        CsvText.unguarded(cell(columns, cells, "player1")), CsvText.unguarded(second), score));
    }

    private static int points(Vector<String> columns, Vector<String> cells, String column) {
        String text = cell(columns, cells, column);
        if (!text.matches("[0-9]{1,6}")) {
            throw new IllegalArgumentException(column + " must be a whole number, but is '" + text + "'.");
        }
        return Integer.parseInt(text);
    }

    private static String cell(Vector<String> columns, Vector<String> cells, String column) {
        int index = columns.indexOf(column);
        return index < cells.size() ? cells.get(index) : "";
    }
}

package io.github.crisisrules.fairness.field;

import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * A match that was really played.
 *
 * @param score what the first player had of it: 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record PlayedMatch(String first, String second, double score) {
    /** Two players, and one of the three results. */
    public PlayedMatch {
        if (first.isBlank() || second.isBlank() || first.equals(second)) {
            throw new IllegalArgumentException(
                    "a match has two players with names, and has '" + first + "' and '" + second + "'");
        }
        if (score != 0 && score != 0.5 && score != 1) {
            throw new IllegalArgumentException("a score must be 1, 0.5 or 0, and is " + score);
        }
    }

    /**
     * Reads a table with commas: the first player, the second, and what the first had of the match, as {@code win}, {@code draw}, {@code loss} or
     * 1, 0.5, 0. A first line {@code first,second,result} is a heading. Names have no commas.
     */
    public static Vector<PlayedMatch> parse(String text) {
        Vector<String> lines = Vector.ofAll(text.lines().toList());
        Vector<PlayedMatch> matches = Vector.empty();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !(i == 0 && line.equalsIgnoreCase("first,second,result"))) {
                try {
                    matches = matches.append(read(line.split(",", -1)));
                } catch (IllegalArgumentException fault) {
                    throw new IllegalArgumentException("line " + (i + 1) + ": " + fault.getMessage(), fault);
                }
            }
        }
        return matches;
    }

    private static PlayedMatch read(String[] cells) {
        if (cells.length != 3) {
            throw new IllegalArgumentException(
                    "a match must be first,second,result, and has " + cells.length + " parts");
        }
        String result = cells[2].strip().toLowerCase(Locale.ROOT);
        double score = switch (result) {
            case "win", "1", "1.0" -> 1;
            case "draw", "0.5" -> 0.5;
            case "loss", "0", "0.0" -> 0;
            default ->
                throw new IllegalArgumentException("a result must be win, draw or loss, and is '" + result + "'");
        };
        return new PlayedMatch(cells[0].strip(), cells[1].strip(), score);
    }
}

package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.name.PlainName;
import io.vavr.collection.Vector;

/**
 * The dice of a roll.
 *
 * @param original the dice of the pool as first rolled
 * @param added the dice that criticals added, as first rolled
 * @param shown the current faces after rerolls and changes, original dice first
 */
public record CrisisRoll(Vector<CrisisFace> original, Vector<CrisisFace> added, Vector<CrisisFace> shown) {
    /**
     * Validates the numbers of dice.
     *
     * @throws IllegalArgumentException if {@code shown} does not have as many dice as {@code original} and
     *     {@code added} together, or more dice were added than {@code original} has criticals
     */
    public CrisisRoll {
        if (shown.size() != original.size() + added.size()) {
            throw new IllegalArgumentException("A roll of " + original.size() + " dice and " + added.size()
                    + " added dice must show as many faces, not " + shown.size() + ".");
        }
        int criticals = CrisisFace.CRITICAL.count(original);
        if (added.size() > criticals) {
            throw new IllegalArgumentException(
                    "A roll with " + criticals + " criticals adds at most as many dice, not " + added.size() + ".");
        }
    }

    /** Returns the number of dice that currently show the given face. */
    public int count(CrisisFace face) {
        return face.count(shown);
    }

    /** Creates a roll of the given faces, with no dice added or rerolled. */
    public static CrisisRoll of(CrisisFace... faces) {
        return new CrisisRoll(Vector.of(faces), Vector.empty(), Vector.of(faces));
    }

    /**
     * Parses dice in the notation of {@link CrisisFace#parseAll(String)}: the dice of the pool, then after a plus
     * the dice that criticals added, then after an arrow the current faces of all dice:
     * {@code "crit hit blank + wild"}, {@code "CH- + W -> CHH W"}.
     */
    public static CrisisRoll parse(String text) {
        String[] now = text.split("->", -1);
        String[] rolled = now[0].split("\\+", -1);
        if (now.length > 2 || rolled.length > 2 || text.indexOf('+') > now[0].length()) {
            throw new IllegalArgumentException("'" + PlainName.shown(text)
                    + "' is not a roll. Write dice, then + and added dice, then -> and the current faces.");
        }
        Vector<CrisisFace> original = CrisisFace.parseAll(rolled[0]);
        Vector<CrisisFace> added = rolled.length > 1 ? CrisisFace.parseAll(rolled[1]) : Vector.empty();
        return new CrisisRoll(
                original, added, now.length > 1 ? CrisisFace.parseAll(now[1]) : original.appendAll(added));
    }

    /** Returns the short notation that {@link #parse(String)} reads, such as {@code "CH- + W -> CHHW"}. */
    public String text() {
        String rolled = letters(original) + (added.isEmpty() ? "" : " + " + letters(added));
        return shown.equals(original.appendAll(added)) ? rolled : rolled + " -> " + letters(shown);
    }

    /** Returns the number of dice that currently show each face. */
    public FaceTally tally() {
        return FaceTally.of(shown);
    }

    private static String letters(Vector<CrisisFace> faces) {
        return faces.map(CrisisFace::letter).mkString();
    }
}

package io.github.crisisrules.core.dice;

import io.vavr.collection.Vector;

/**
 * Dice on the table.
 *
 * @param original the dice of the pool as first rolled
 * @param added the dice that criticals added, as first rolled
 * @param shown what the dice show now, original dice first: rerolls and changes are in it
 */
public record CrisisRoll(Vector<CrisisFace> original, Vector<CrisisFace> added, Vector<CrisisFace> shown) {
    /**
     * No die is lost, and no more are added than there were criticals.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public CrisisRoll {
        if (shown.size() != original.size() + added.size()) {
            throw new IllegalArgumentException("a roll of " + original.size() + " dice and " + added.size()
                    + " added ones shows as many, not " + shown.size());
        }
        int criticals = CrisisFace.CRITICAL.count(original);
        if (added.size() > criticals) {
            throw new IllegalArgumentException(
                    "a roll with " + criticals + " criticals adds at most as many dice, not " + added.size());
        }
    }

    /** How many dice show this face now. */
    public int count(CrisisFace face) {
        return face.count(shown);
    }

    /** Dice of the pool as they fell, none added or rerolled. */
    public static CrisisRoll of(CrisisFace... faces) {
        return new CrisisRoll(Vector.of(faces), Vector.empty(), Vector.of(faces));
    }

    /**
     * Reads dice as {@link CrisisFace#parseAll(String)} does: those of the pool, then after a plus those that criticals
     * added, then after an arrow what all of them show now: {@code "crit hit blank + wild"}, {@code "CH- + W -> CHH W"}.
     */
    public static CrisisRoll parse(String text) {
        String[] now = text.split("->", -1);
        String[] rolled = now[0].split("\\+", -1);
        if (now.length > 2 || rolled.length > 2 || text.indexOf('+') > now[0].length()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not a roll; write dice, then + and added dice, then -> and what all show now");
        }
        Vector<CrisisFace> original = CrisisFace.parseAll(rolled[0]);
        Vector<CrisisFace> added = rolled.length > 1 ? CrisisFace.parseAll(rolled[1]) : Vector.empty();
        return new CrisisRoll(
                original, added, now.length > 1 ? CrisisFace.parseAll(now[1]) : original.appendAll(added));
    }

    /** As short text, such as {@code "CH- + W -> CHHW"}; {@link #parse(String)} reads it. */
    public String text() {
        String rolled = letters(original) + (added.isEmpty() ? "" : " + " + letters(added));
        return shown.equals(original.appendAll(added)) ? rolled : rolled + " -> " + letters(shown);
    }

    /** How many dice show each face now. */
    public FaceTally tally() {
        return FaceTally.of(shown);
    }

    private static String letters(Vector<CrisisFace> faces) {
        return faces.map(CrisisFace::letter).mkString();
    }
}

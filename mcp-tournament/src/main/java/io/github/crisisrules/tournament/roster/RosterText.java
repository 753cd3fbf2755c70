package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.core.text.Plural;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;
import java.util.Locale;

/**
 * A parser for lists that a player types or pastes: one line for each card, and in a Timeline List a line that
 * begins each roster. The text has no gems, set symbols or affiliations. Nothing is checked here except that every
 * line can be read; the event checks the rest.
 *
 * <pre>
 * Roster 1
 * Character: Name / Alter ego / threat / size
 * Tactic: Name
 * Secure: Name / threat
 * Extract: Name / threat
 * </pre>
 */
public final class RosterText {
    /** The syntax of each kind of line, to show to players. */
    public static final Vector<String> LINES = Vector.of(
            "Character: Name / Alter ego / threat / size",
            "Tactic: Name",
            "Secure: Name / threat",
            "Extract: Name / threat",
            "Roster 2 (for a Timeline List: what follows belongs to the second roster)");

    private static final String KINDS = "Character, Tactic, Secure or Extract";

    private Vector<DesignatedRoster> done = Vector.empty();
    private RosterSubmission.Builder cards = RosterSubmission.builder();
    private boolean isEmpty = true;
    private int designation = 1;

    private RosterText() {}

    /** Parses a text and returns its rosters, at least one, or all lines that cannot be read. */
    public static Validation<Seq<UnreadableLine>, Vector<DesignatedRoster>> read(String text) {
        RosterText roster = new RosterText();
        Vector<UnreadableLine> unreadable = Vector.empty();
        int number = 0;
        for (String line : Vector.ofAll(text.lines().map(String::strip))) {
            number++;
            try {
                roster.take(line);
            } catch (IllegalArgumentException e) {
                unreadable = unreadable.append(new UnreadableLine(number, String.valueOf(e.getMessage())));
            }
        }
        roster.finish();
        return unreadable.isEmpty() ? Validation.valid(roster.done) : Validation.invalid(unreadable);
    }

    private void take(String line) {
        if (line.toLowerCase(Locale.ROOT).matches("roster [1-9]")) {
            // Cards before the first heading belong to Roster 1. If there are none, the heading does not end a
            // roster.
            if (!isEmpty || !done.isEmpty()) {
                finish();
            }
            designation = line.charAt(line.length() - 1) - '0';
        } else if (!line.isEmpty()) {
            isEmpty = false;
            card(line);
        }
    }

    private void finish() {
        done = done.append(new DesignatedRoster(designation, cards.build()));
        cards = RosterSubmission.builder();
        isEmpty = true;
    }

    private void card(String line) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException(
                    "It does not begin with a kind of card and a colon. Write " + KINDS + " first.");
        }
        Vector<String> parts =
                Vector.of(line.substring(colon + 1).split("/", -1)).map(String::strip);
        String kind = line.substring(0, colon).strip();
        switch (kind.toLowerCase(Locale.ROOT)) {
            case "character" -> {
                check(parts, 4, LINES.get(0));
                cards.addCharacters(
                        CharacterCard.of(parts.get(0), parts.get(1), number(parts.get(2)), number(parts.get(3))));
            }
            case "tactic" -> {
                check(parts, 1, LINES.get(1));
                cards.addTactics(TacticCard.of(parts.head()));
            }
            case "secure" -> {
                check(parts, 2, LINES.get(2));
                cards.addCrises(CrisisCard.secure(parts.head(), number(parts.last())));
            }
            case "extract" -> {
                check(parts, 2, LINES.get(3));
                cards.addCrises(CrisisCard.extract(parts.head(), number(parts.last())));
            }
            default ->
                throw new IllegalArgumentException(
                        "'" + PlainName.shown(kind) + "' is not a kind of card. Write " + KINDS + ".");
        }
    }

    private static void check(Vector<String> parts, int wanted, String syntax) {
        if (parts.size() != wanted) {
            throw new IllegalArgumentException(
                    "It has " + Plural.of(parts.size(), "part") + ", not " + wanted + ". Write '" + syntax + "'.");
        }
    }

    private static int number(String text) {
        if (!text.matches("[0-9]{1,4}")) {
            throw new IllegalArgumentException(
                    "'" + PlainName.shown(text) + "' is not a number of at most 4 digits. Write one such as 3.");
        }
        return Integer.parseInt(text);
    }
}

package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Locale;

/**
 * A list as a player types or pastes it: a line for each card, and for a Timeline Event a line that begins each roster. What lines
 * cannot say, such as gems and set symbols, can be pasted as the JSON of the library.
 */
final class RosterText {
    /** How it is written, for the page. */
    static final Vector<String> FORM = Vector.of(
            "Character: Name / Alter ego / threat / size",
            "Tactic: Name",
            "Secure: Name / threat",
            "Extract: Name / threat",
            "Roster 2 (in Timeline Events: what follows belongs to the second roster)");

    private RosterText() {}

    /** The rosters that a text tells of; or which line cannot be read. The rules check the rest. */
    static Either<String, Vector<DesignatedRoster>> read(String text) {
        if (text.strip().startsWith("{")) {
            return CrisisJson.standard()
                    .read(text, RosterSubmission.class)
                    .map(roster -> Vector.of(new DesignatedRoster(1, roster)))
                    .mapLeft(Object::toString);
        }
        Vector<DesignatedRoster> done = Vector.empty();
        RosterSubmission.Builder roster = RosterSubmission.builder();
        int designation = 1;
        int number = 0;
        for (String line : Vector.ofAll(text.lines().map(String::strip))) {
            number++;
            try {
                if (line.toLowerCase(Locale.ROOT).matches("roster [1-9]")) {
                    int next = line.charAt(line.length() - 1) - '0';
                    if (next != designation) {
                        done = done.append(new DesignatedRoster(designation, roster.build()));
                        roster = RosterSubmission.builder();
                        designation = next;
                    }
                } else if (!line.isEmpty()) {
                    card(roster, line);
                }
            } catch (IllegalArgumentException e) {
                return Either.left("Line " + number + " cannot be read: " + e.getMessage() + ".");
            }
        }
        return Either.right(done.append(new DesignatedRoster(designation, roster.build())));
    }

    private static void card(RosterSubmission.Builder roster, String line) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("it does not begin with the kind of card and a colon");
        }
        Vector<String> parts =
                Vector.of(line.substring(colon + 1).split("/", -1)).map(String::strip);
        switch (line.substring(0, colon).strip().toLowerCase(Locale.ROOT)) {
            case "character" ->
                roster.addCharacters(CharacterCard.of(
                        part(parts, 0, 4), part(parts, 1, 4), number(part(parts, 2, 4)), number(part(parts, 3, 4))));
            case "tactic" -> roster.addTactics(TacticCard.of(part(parts, 0, 1)));
            case "secure" -> roster.addCrises(CrisisCard.secure(part(parts, 0, 2), number(part(parts, 1, 2))));
            case "extract" -> roster.addCrises(CrisisCard.extract(part(parts, 0, 2), number(part(parts, 1, 2))));
            default -> throw new IllegalArgumentException("there is no such kind of card");
        }
    }

    private static String part(Vector<String> parts, int place, int of) {
        if (parts.size() != of) {
            throw new IllegalArgumentException("it has " + parts.size() + " parts, not " + of);
        }
        return parts.get(place);
    }

    private static int number(String text) {
        if (!text.matches("[0-9]{1,4}")) {
            throw new IllegalArgumentException("'" + text + "' is not a number");
        }
        return Integer.parseInt(text);
    }
}

package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.CrisisKind;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
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
    private Vector<DesignatedRoster> done = Vector.empty();
    private RosterSubmission.Builder cards = RosterSubmission.builder();
    private boolean isEmpty = true;
    private int designation = 1;

    private RosterText() {}

    /** Returns the syntax of each kind of line, to show to players. */
    public static Vector<String> lines(Wording wording) {
        return Vector.of(CardLine.values()).map(line -> line.describe(wording)).append(Sentences.rosterLine(wording));
    }

    /** Parses a text and returns its rosters, at least one, or all lines that cannot be read. */
    public static Validation<Seq<UnreadableLine>, Vector<DesignatedRoster>> read(String text) {
        RosterText roster = new RosterText();
        Vector<UnreadableLine> unreadable = Vector.empty();
        int number = 0;
        for (String line : Vector.of(
                        text.replace("\r\n", "\n").replace('\r', '\n').split("\n"))
                .map(String::strip)) {
            number++;
            int place = number;
            unreadable = unreadable.appendAll(roster.take(line).map(fault -> new UnreadableLine(place, fault)));
        }
        roster.finish();
        return unreadable.isEmpty() ? Validation.valid(roster.done) : Validation.invalid(unreadable);
    }

    /**
     * Returns the lines of a list, which {@link #read} parses again. A list of several rosters has a heading before each;
     * gems, set symbols and affiliations are left out.
     */
    public static Vector<String> write(Vector<DesignatedRoster> rosters) {
        return rosters.flatMap(each -> Vector.of("Roster " + each.designation())
                .filter(heading -> rosters.size() > 1)
                .appendAll(each.roster()
                        .characters()
                        .map(card ->
                                line(CardLine.CHARACTER, card.name(), card.alterEgo(), card.threat(), card.size())))
                .appendAll(each.roster().tactics().map(card -> line(CardLine.TACTIC, card.name())))
                .appendAll(each.roster()
                        .crises()
                        .map(card -> line(
                                card.kind() == CrisisKind.SECURE ? CardLine.SECURE : CardLine.EXTRACT,
                                card.name(),
                                card.threat()))));
    }

    private static String line(CardLine kind, Object... parts) {
        return Wording.capitalized(kind.name().toLowerCase(Locale.ROOT))
                + ": "
                + Vector.of(parts).mkString(" / ");
    }

    private Option<LineFault> take(String line) {
        if (line.toLowerCase(Locale.ROOT).matches("roster [1-9]")) {
            // Cards before the first heading belong to Roster 1. If there are none, the heading does not end a
            // roster.
            if (!isEmpty || !done.isEmpty()) {
                finish();
            }
            designation = line.charAt(line.length() - 1) - '0';
        } else if (!line.isEmpty()) {
            isEmpty = false;
            return card(line);
        }
        return Option.none();
    }

    private void finish() {
        done = done.append(new DesignatedRoster(designation, cards.build()));
        cards = RosterSubmission.builder();
        isEmpty = true;
    }

    private Option<LineFault> card(String line) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            return Option.some(new LineFault.NoKind());
        }
        String kind = line.substring(0, colon).strip();
        Vector<String> parts =
                Vector.of(line.substring(colon + 1).split("/", -1)).map(String::strip);
        return Vector.of(CardLine.values())
                .find(card -> card.name().equalsIgnoreCase(kind))
                .fold(() -> Option.some(new LineFault.UnknownKind(PlainName.shown(kind))), card -> card(card, parts));
    }

    private Option<LineFault> card(CardLine kind, Vector<String> parts) {
        Option<LineFault> fault = fault(kind, parts);
        if (fault.isEmpty()) {
            String name = parts.head();
            switch (kind) {
                case CHARACTER ->
                    cards.addCharacters(
                            CharacterCard.of(name, parts.get(1), number(parts.get(2)), number(parts.get(3))));
                case TACTIC -> cards.addTactics(TacticCard.of(name));
                case SECURE -> cards.addCrises(CrisisCard.secure(name, number(parts.last())));
                case EXTRACT -> cards.addCrises(CrisisCard.extract(name, number(parts.last())));
            }
        }
        return fault;
    }

    private static Option<LineFault> fault(CardLine kind, Vector<String> parts) {
        if (parts.size() != kind.parts()) {
            return Option.some(new LineFault.WrongPartCount(parts.size(), kind));
        }
        // The first number is a threat, the second a size, which is at least 1.
        Vector<LineFault> numbers = parts.drop(kind.names())
                .zipWithIndex()
                .filter(part -> !part._1.matches("[0-9]{1,4}") || number(part._1) < part._2)
                .map(part -> new LineFault.NotANumber(PlainName.shown(part._1), part._2));
        return parts.take(kind.names())
                .flatMap(name -> PlainName.fault(name, PlainName.LONGEST))
                .<LineFault>map(LineFault.InvalidName::new)
                .appendAll(numbers)
                .headOption();
    }

    private static int number(String text) {
        return Integer.parseInt(text);
    }
}

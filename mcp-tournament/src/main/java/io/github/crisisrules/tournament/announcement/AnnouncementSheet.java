package io.github.crisisrules.tournament.announcement;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * An announcement as a form: the fields that an organizer fills in, and the way back to the announcement. A page
 * shows them like the fields of a {@link Sheet}. Parts of an announcement without a field here can be added to the
 * announcement that was read.
 */
public final class AnnouncementSheet {
    private static final int MAX_ROUNDS = 20;
    private static final int MAX_CUT = 64;
    private static final int MAX_POINTS = 100;
    private static final int MAX_LINES = 50;
    private static final Asked<Kind> KIND = new Asked<>(
            "kind",
            Form.oneOf(Vector.of(Kind.values())),
            (event, kind) -> event.withEdition(
                    Editions.latest(kind == Kind.TIMELINE ? EventKind.TIMELINE : EventKind.CHALLENGER)));
    private static final String TIMELINE = "timeline";
    private static final Vector<TiebreakChain> CHAINS = Vector.of(
            TiebreakChain.OFFICIAL,
            TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.STRENGTH_OF_SCHEDULE),
            TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.VP_DIFFERENCE, Tiebreaker.VICTORY_POINTS),
            TiebreakChain.of(Tiebreaker.WINS, Tiebreaker.OPPONENTS_WIN_SHARE, Tiebreaker.MARGIN_OF_VICTORY));

    /** The fields for every event. */
    private static final Vector<Asked<?>> ALWAYS = Vector.of(
            new Asked<>("name", new Form.Text(PlainName.LONGEST), (event, name) -> event.withName(name.strip())),
            KIND,
            new Asked<>(
                    TIMELINE,
                    Form.oneOf(Editions.latest(EventKind.TIMELINE).timelines()),
                    (event, timeline) -> event.edition().kind() == EventKind.TIMELINE
                            ? event.withTimelineName(Option.of(timeline.toString()))
                            : event),
            new Asked<>("lists", Form.yesOrNo(), Announcement::withListsRequired),
            new Asked<>(
                    "organizer",
                    new Form.Text(PlainName.LONGEST),
                    (event, name) -> event.withOfficials(new Officials(
                            Official.of(name.strip()), event.officials().watchers(), Option.none()))),
            new Asked<>(
                    "watchers",
                    new Form.Lines(0, MAX_LINES, PlainName.LONGEST),
                    (event, names) -> event.withOfficials(
                            new Officials(event.officials().organizer(), names.map(Official::of), Option.none()))),
            new Asked<>(
                    "head",
                    new Form.Lines(0, 1, PlainName.LONGEST),
                    (event, names) -> names.isEmpty()
                            ? event
                            : event.withOfficials(event.officials().withHeadWatcher(Official.of(names.head())))),
            new Asked<>(
                    "special",
                    new Form.Lines(0, MAX_LINES, PlainName.LONGEST_SENTENCE),
                    Announcement::withSpecialRules));

    /** The fields for house events only. */
    private static final Vector<Asked<?>> IN_A_HOUSE_EVENT = Vector.of(
            new Asked<>(
                    "rounds",
                    Form.number(1, MAX_ROUNDS),
                    (event, rounds) -> event.withStructure(Option.of(Structure.swiss(rounds)))),
            new Asked<>(
                    "cut",
                    Form.number(0, MAX_CUT),
                    // Without a valid number of rounds nothing is announced, but the cut is still checked.
                    (event, cut) -> event.withStructure(Option.of(new Structure(
                            event.structure().map(Structure::swissRounds).getOrElse(1), cut)))),
            new Asked<>(
                    "points",
                    Form.each(Vector.fill(3, Form.number(0, MAX_POINTS))),
                    (event, points) -> event.withPointScale(
                            Option.of(new PointScale(points.get(0), points.get(1), points.get(2))))),
            new Asked<>(
                    "chain",
                    Form.oneOf(CHAINS),
                    (event, chain) -> event.withHouseRules(event.houseRules().rankedBy(chain))),
            new Asked<>(
                    "first",
                    Form.oneOf(Vector.of(FirstRound.values())),
                    (event, first) -> event.withHouseRules(event.houseRules().beginning(first))),
            new Asked<>(
                    "byes",
                    Form.yesOrNo(),
                    (event, byes) ->
                            byes ? event.withHouseRules(event.houseRules().withFirstRoundByes()) : event));

    /**
     * The usual answers by field name, for all fields but the name of the event. They stand in for fields that are
     * not filled in.
     */
    public static final Map<String, Vector<String>> USUAL = usual();

    private AnnouncementSheet() {}

    private static Map<String, Vector<String>> usual() {
        Map<String, Vector<String>> usual = LinkedHashMap.empty();
        for (Field field : fields(Wording.ENGLISH).appendAll(houseFields(Wording.ENGLISH))) {
            String text = switch (field.name()) {
                case "organizer", "watchers" -> Official.ORGANIZER.name();
                case "rounds" -> "4";
                case "points.0" -> "3";
                case "points.1", "lists", "byes" -> "1";
                default -> field.form() instanceof Form.OneOf<?> || field.form() instanceof Form.WholeNumber ? "0" : "";
            };
            usual = usual.put(field.name(), Vector.of(text));
        }
        return usual;
    }

    /** Returns the fields of every announcement. */
    public static Vector<Field> fields(Wording wording) {
        return ALWAYS.flatMap(asked -> asked.fields(wording));
    }

    /** Returns the additional fields of a house event. */
    public static Vector<Field> houseFields(Wording wording) {
        return IN_A_HOUSE_EVENT.flatMap(asked -> asked.fields(wording));
    }

    /** Returns whether the answers choose a house event. */
    public static boolean isHouseEvent(Map<String, Vector<String>> written) {
        return Sheet.answer(KIND.name(), KIND, Wording.ENGLISH, written).contains(Kind.HOUSE);
    }

    /** Reads the announcement from the answers, or returns the faults field by field. */
    public static Either<Vector<FieldFault>, Announcement> read(Map<String, Vector<String>> written, Wording wording) {
        Announcement event = Announcement.of("An event", Editions.latest(EventKind.CHALLENGER));
        Vector<FieldFault> faults = Vector.empty();
        // One field at a time, so that a refusal is reported at the field that caused it.
        for (Asked<?> asked : isHouseEvent(written) ? ALWAYS.appendAll(IN_A_HOUSE_EVENT) : ALWAYS) {
            Either<Vector<FieldFault>, Announcement> next = asked.read(event, written.merge(USUAL), wording);
            event = next.getOrElse(event);
            faults = faults.appendAll(next.swap().getOrElse(Vector.empty()));
        }
        return faults.isEmpty() ? Either.right(event) : Either.left(faults);
    }

    /** A kind of event that an organizer can choose. */
    enum Kind implements Describable {
        CHALLENGER,
        TIMELINE,
        HOUSE;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** A part of an announcement: the question, and how its answer changes the announcement. */
    private record Asked<A>(String name, Form<A> form, BiFunction<Announcement, A, Announcement> put)
            implements Question<A> {
        @Override
        public String describe(Wording wording) {
            return Sentences.label(wording, name);
        }

        @Override
        public String describePart(int part, Wording wording) {
            return Sentences.points(wording, part);
        }

        private Vector<Field> fields(Wording wording) {
            return Sheet.fields(name, this, wording);
        }

        private Either<Vector<FieldFault>, Announcement> read(
                Announcement event, Map<String, Vector<String>> written, Wording wording) {
            return Sheet.answer(name, this, wording, written).flatMap(answer -> with(event, answer, wording));
        }

        private Either<Vector<FieldFault>, Announcement> with(Announcement event, A answer, Wording wording) {
            String field = fields(wording).head().name();
            Announcement next;
            try {
                next = put.apply(event, answer);
            } catch (IllegalArgumentException e) {
                // Impossible values are refused by the constructors of the values themselves.
                return Either.left(Vector.of(FieldFault.of(field, Sentences.impossible(wording, name))));
            }
            Vector<FieldFault> faults =
                    AnnouncementRules.faults(next).map(fault -> FieldFault.of(field, fault, wording));
            return faults.isEmpty() ? Either.right(next) : Either.left(faults);
        }
    }
}

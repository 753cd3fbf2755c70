package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Field;
import io.github.crisisrules.core.game.FieldFault;
import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.Officials;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.SeedCommitment;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.event.FirstRound;
import io.github.crisisrules.tournament.event.HouseRules;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** The page on which an event is announced: by one of the documents, or by the rules of the house. */
record NewEvent(Typed typed) {
    private static final Vector<String> KINDS =
            Vector.of("Challenger Event", "Timeline Event", "House event (a Challenger Event with the settings below)");
    private static final Vector<Timeline> TIMELINES = TimelineEdition.OF_2025_12_19.timelines();
    private static final Vector<FirstRound> FIRST_ROUNDS = Vector.of(FirstRound.values());
    private static final Vector<TiebreakChain> CHAINS = Vector.of(
            TiebreakChain.OFFICIAL,
            TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.STRENGTH_OF_SCHEDULE),
            TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.VP_DIFFERENCE, Tiebreaker.VICTORY_POINTS),
            TiebreakChain.of(Tiebreaker.WINS, Tiebreaker.OPPONENTS_WIN_SHARE, Tiebreaker.MARGIN_OF_VICTORY));
    private static final String YES = "yes";

    /** The page, with the titles of the events that are there already, by id. */
    String page(String formToken, Map<String, String> events) {
        var links = events.map(event -> el("li", Layout.link("/e/" + event._1 + "/desk/now", event._2)));
        return Layout.page(
                "A new event",
                el("h1", "A new event"),
                Layout.form(
                        "/new",
                        Fields.hidden(Requests.TOKEN, formToken),
                        Fields.faults(FieldFault.WHOLE, typed),
                        text("name", "Name of the event", ""),
                        select("kind", "Kind", KINDS),
                        select("timeline", "Timeline (Timeline Events)", TIMELINES.map(Object::toString)),
                        Fields.tick("lists", YES, "Everybody must hand in a list before the event is opened", typed),
                        text("organizer", "Organizer", "the organizer"),
                        text("watchers", "Watchers, with commas between them", "the organizer"),
                        Fields.lines("head", "Head Watcher, if there is one", 1, typed),
                        Fields.lines("special", "Special rules, one on each line", 3, typed),
                        Layout.folded("House event", isHouse(), house()),
                        el("button", "Announce the event")),
                Option.when(!events.isEmpty(), () -> Layout.section("Events here", el("ul", links))));
    }

    private Vector<Html> house() {
        return Vector.of(
                number("rounds", "Swiss rounds", 4, 20),
                number("cut", "Cut: 0 for none, or 2, 4, 8, 16", 0, 16),
                number("win", "Points for a win", 3, 100),
                number("draw", "Points for a draw", 1, 100),
                number("loss", "Points for a loss", 0, 100),
                select("chain", "Ranked by", CHAINS.map(TiebreakChain::words)),
                select("first", "Round 1", FIRST_ROUNDS.map(FirstRound::words)),
                Fields.tick("byes", YES, "Byes in round 1 for those who ask, or whom the organizer names", typed));
    }

    private Html select(String name, String label, Vector<String> options) {
        return Fields.of(new Field(name, label, Form.oneOf(options), options), typed);
    }

    private Html text(String name, String label, String usual) {
        return Fields.of(
                new Field(name, label, new Form.Text(PlainName.LONGEST), Vector.empty()), usually(name, usual));
    }

    private Html number(String name, String label, int usual, int most) {
        return Fields.of(new Field(name, label, Form.number(0, most), Vector.empty()), usually(name, "" + usual));
    }

    private Typed usually(String name, String usual) {
        return typed.values().isEmpty() ? typed.with(name, usual) : typed;
    }

    /**
     * The event that was announced; or the fields with what is wrong with them. The seed is drawn here and committed to, with the
     * event's id as the salt.
     */
    Either<Typed, Desk> announced(String id) {
        Seed seed = Secrets.seed();
        Desk event = Desk.of(chosen().withCommitment(Option.of(SeedCommitment.of(seed, id))), seed);
        Typed told = typed;
        // One field after the other, so that what is refused is told at the field that is wrong.
        for (var field : written()) {
            try {
                event = Desk.of(field._2.apply(event.state().announcement()), seed);
            } catch (RefusedException e) {
                told = told.wrong(e.violations().map(fault -> FieldFault.of(field._1, fault, Names.AS_WRITTEN)));
            } catch (IllegalArgumentException e) {
                told = told.wrong(Vector.of(FieldFault.of(field._1, Fields.capital(e.getMessage() + "."))));
            }
        }
        return told.faults().isEmpty() ? Either.right(event) : Either.left(told);
    }

    /** What is chosen or ticked, in an event with a name like any other. */
    private Announcement chosen() {
        boolean timeline = typed.text("kind").equals("1");
        HouseRules house = HouseRules.NONE.rankedBy(chosen(CHAINS, "chain")).beginning(chosen(FIRST_ROUNDS, "first"));
        return Announcement.of("An event", timeline ? EventFormat.TIMELINE : EventFormat.CHALLENGER)
                .withTimeline(Option.when(
                        timeline, () -> chosen(TIMELINES, "timeline").toString()))
                .withListsRequired(isTicked("lists"))
                .withHouse(!isHouse() ? HouseRules.NONE : isTicked("byes") ? house.withFirstRoundByes() : house);
    }

    /** What is written, field by field. */
    private Map<String, UnaryOperator<Announcement>> written() {
        Map<String, UnaryOperator<Announcement>> fields = LinkedHashMap.of(
                "name",
                event -> event.withName(typed.text("name").strip()),
                "organizer",
                event -> event.withOfficials(new Officials(
                        Official.of(typed.text("organizer").strip()),
                        event.officials().watchers(),
                        Option.none())),
                "watchers",
                event -> event.withOfficials(new Officials(event.officials().organizer(), watchers(), Option.none())),
                "head",
                event -> typed.lines("head")
                        .foldLeft(
                                event,
                                (now, head) -> now.withOfficials(now.officials().withHeadWatcher(Official.of(head)))),
                "special",
                event -> event.withSpecialRules(typed.lines("special")));
        return !isHouse()
                ? fields
                : fields.put("rounds", event -> event.withStructure(Option.of(Structure.swiss(number("rounds")))))
                        .put(
                                "cut",
                                event -> event.withStructure(event.structure()
                                        .map(rounds -> new Structure(rounds.swissRounds(), number("cut")))))
                        .put(
                                "win",
                                event ->
                                        event.withScale(new PointScale(number("win"), number("draw"), number("loss"))));
    }

    private Vector<Official> watchers() {
        return Vector.of(typed.text("watchers").split(",", -1))
                .map(String::strip)
                .reject(String::isEmpty)
                .map(Official::of);
    }

    private boolean isHouse() {
        return typed.text("kind").equals("2");
    }

    private boolean isTicked(String name) {
        return typed.text(name).equals(YES);
    }

    private <A> A chosen(Vector<A> options, String name) {
        int place = typed.number(name).getOrElse(0);
        return place >= 0 && place < options.size() ? options.get(place) : options.head();
    }

    private int number(String name) {
        return typed.number(name)
                .getOrElseThrow(() -> new IllegalArgumentException("'" + typed.text(name) + "' is not a whole number"));
    }
}

package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.Officials;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.SeedCommitment;
import io.github.crisisrules.tournament.desk.Tournament;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.event.FirstRound;
import io.github.crisisrules.tournament.event.HouseRules;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.roster.TimelineEdition;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The page on which an event is announced: by one of the documents, or by the rules of the house. */
record NewEvent(Typed typed) {
    private static final Vector<String> KINDS =
            Vector.of("Challenger Event", "Timeline Event", "House event (a Challenger Event with the settings below)");
    private static final Vector<TiebreakChain> CHAINS = Vector.of(
            TiebreakChain.OFFICIAL,
            TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.STRENGTH_OF_SCHEDULE),
            TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.VP_DIFFERENCE, Tiebreaker.VICTORY_POINTS),
            TiebreakChain.of(Tiebreaker.WINS, Tiebreaker.OPPONENTS_WIN_SHARE, Tiebreaker.MARGIN_OF_VICTORY));

    /** The page, with the titles of the events that are there already, by id. */
    String page(String formToken, Map<String, String> events) {
        Seq<Html> links = events.map(event -> el("li", Layout.link("/e/" + event._1 + "/desk/now", event._2)));
        Html special = el("textarea", at("name", "special", "rows", 3), typed.text("special"));
        return Layout.page(
                "A new event",
                el("h1", "A new event"),
                Layout.form(
                        "/new",
                        ChoiceForms.field(Requests.TOKEN, formToken),
                        ChoiceForms.faults(typed, Typed.WHOLE),
                        text("name", "Name of the event", ""),
                        labelled("kind", "Kind", ChoiceForms.select("kind", KINDS, typed)),
                        labelled(
                                "timeline",
                                "Timeline (Timeline Events)",
                                ChoiceForms.select("timeline", timelines(), typed)),
                        tick("lists", "Everybody must hand in a list before the event is opened"),
                        text("organizer", "Organizer", "the organizer"),
                        text("watchers", "Watchers, with commas between them", "the organizer"),
                        text("head", "Head Watcher, if there is one", ""),
                        el("label", "Special rules, one on each line", special),
                        house(),
                        el("button", "Announce the event")),
                Option.when(!events.isEmpty(), () -> Layout.section("Events here", el("ul", links))));
    }

    private Html house() {
        return Layout.folded(
                "House event",
                typed.text("kind").equals("2"),
                number("rounds", "Swiss rounds", 4, 1, 20),
                number("cut", "Cut: 0 for none, or 2, 4, 8, 16", 0, 0, 16),
                number("win", "Points for a win", 3, 0, 100),
                number("draw", "Points for a draw", 1, 0, 100),
                number("loss", "Points for a loss", 0, 0, 100),
                labelled("chain", "Ranked by", ChoiceForms.select("chain", CHAINS.map(TiebreakChain::words), typed)),
                labelled(
                        "first",
                        "Round 1",
                        ChoiceForms.select(
                                "first", Vector.of(FirstRound.values()).map(FirstRound::words), typed)),
                tick("byes", "Byes in round 1 for those who ask, or whom the organizer names"));
    }

    private static Vector<String> timelines() {
        return TimelineEdition.OF_2025_12_19.timelines().map(Object::toString);
    }

    private Html labelled(String name, String label, Html field) {
        return el("label", label, field, ChoiceForms.faults(typed, name));
    }

    private Html text(String name, String label, String usual) {
        String value = typed.values().isEmpty() ? usual : typed.text(name);
        return labelled(name, label, el("input", at("name", name, "maxlength", 400, "value", value)));
    }

    private Html number(String name, String label, int usual, int least, int most) {
        Typed shown = typed.values().isEmpty() ? typed.with(name, Integer.toString(usual)) : typed;
        return labelled(name, label, ChoiceForms.number(least, most, name, shown));
    }

    private Html tick(String name, String label) {
        return el("label.tick", ChoiceForms.tick(name, "yes", isTicked(name)), label);
    }

    private boolean isTicked(String name) {
        return typed.text(name).equals("yes");
    }

    /**
     * The event that was announced; or the fields with what is wrong with them. The seed is drawn here and committed to, with the
     * event's id as the salt.
     */
    Either<Typed, Desk> announced(String id) {
        Seed seed = Secrets.seed();
        try {
            var started = Tournament.start(announcement(SeedCommitment.of(seed, id)), seed);
            return started.isValid()
                    ? Either.right(Desk.of(started.get()))
                    : Either.left(typed.refused(started.getError(), Names.AS_WRITTEN));
        } catch (IllegalArgumentException e) {
            // Numbers that make no sense together are refused by the values themselves.
            return Either.left(typed.fault(Typed.WHOLE, ChoiceForms.capital(String.valueOf(e.getMessage())) + "."));
        }
    }

    private Announcement announcement(SeedCommitment commitment) {
        boolean timeline = typed.text("kind").equals("1");
        Announcement.Builder event = Announcement.builder();
        event.name(typed.text("name").strip())
                .format(timeline ? EventFormat.TIMELINE : EventFormat.CHALLENGER)
                .commitment(commitment)
                .listsRequired(isTicked("lists"))
                .specialRules(lines("special"))
                .officials(new Officials(
                        Official.of(typed.text("organizer").strip()),
                        Vector.of(typed.text("watchers").split(",", -1))
                                .map(String::strip)
                                .reject(String::isEmpty)
                                .map(Official::of),
                        Option.of(typed.text("head").strip())
                                .filter(head -> !head.isEmpty())
                                .map(Official::of)));
        if (timeline) {
            event.timeline(chosen(timelines(), "timeline"));
        }
        if (typed.text("kind").equals("2")) {
            HouseRules house = HouseRules.NONE
                    .rankedBy(chosen(CHAINS, "chain"))
                    .beginning(chosen(Vector.of(FirstRound.values()), "first"));
            event.structure(new Structure(number("rounds"), number("cut")))
                    .scale(new PointScale(number("win"), number("draw"), number("loss")))
                    .house(isTicked("byes") ? house.withFirstRoundByes() : house);
        }
        return event.build();
    }

    private Vector<String> lines(String name) {
        return Vector.ofAll(typed.text(name).lines().map(String::strip).filter(line -> !line.isEmpty()));
    }

    private <A> A chosen(Vector<A> options, String name) {
        return options.get(typed.number(name)
                .filter(place -> place >= 0 && place < options.size())
                .getOrElse(0));
    }

    private int number(String name) {
        return typed.number(name)
                .getOrElseThrow(() -> new IllegalArgumentException("'" + typed.text(name) + "' is not a whole number"));
    }
}

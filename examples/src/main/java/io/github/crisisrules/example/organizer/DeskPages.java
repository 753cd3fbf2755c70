package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;
import static io.github.crisisrules.example.organizer.Layout.folded;
import static io.github.crisisrules.example.organizer.Layout.link;
import static io.github.crisisrules.example.organizer.Layout.section;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentQuestion;
import io.github.crisisrules.tournament.game.TournamentState;
import io.javalin.http.HttpResponseException;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The organizer's pages. They offer exactly the choices that the library lists, each on the page where an organizer
 * looks for it. Results proposed by players are shown for confirmation, keyed by match and player.
 *
 * @param typed the input of a form that was refused
 * @param notice a message to show at the top of the page
 */
record DeskPages(
        StoredEvent event,
        String formToken,
        String news,
        Typed typed,
        Option<Html> notice,
        Map<String, TournamentCommand> told,
        Instant now) {
    /**
     * The page of a choice, by its first question. Results are shown with their matches, and other choices on the
     * page "more".
     */
    private static final Map<Class<?>, String> PAGE_OF = LinkedHashMap.of(
            TournamentQuestion.MatchEnd.class, "results",
            TournamentQuestion.WhichResult.class, "results",
            TournamentQuestion.SeatedPlayers.class, "now",
            TournamentQuestion.NewPlayerName.class, "players",
            TournamentQuestion.WhichPlayer.class, "players");

    /** The organizer's pages, by the last part of their address. */
    static final Vector<String> PAGES = Vector.of("now", "players", "tables", "more", "log");

    private Desk desk() {
        return event.desk();
    }

    private TournamentState state() {
        return desk().state();
    }

    private Board board() {
        return desk().board();
    }

    private Wording wording() {
        return desk().play().wording();
    }

    private String home() {
        return "/e/" + event.id() + "/desk";
    }

    private Html tables(Iterable<TextTable> tables) {
        return Layout.tables(board(), event.id(), tables);
    }

    /** Returns the hidden fields of every organizer's form: the token, and the step that its page was made from. */
    private Html hidden() {
        return all(Fields.hidden(Requests.TOKEN, formToken), Fields.hidden("step", event.step()));
    }

    private ChoiceForms forms(String page) {
        return new ChoiceForms(home() + "/" + page + "/do", hidden(), typed, wording());
    }

    private Html form(String job, Object... parts) {
        return Layout.form(home() + "/" + job, hidden(), parts);
    }

    /** Returns the name if it is the name of a page, and responds with status 404 otherwise. */
    static String named(String name) {
        if (!PAGES.contains(name)) {
            throw new HttpResponseException(404, "There is no such page.");
        }
        return name;
    }

    /** Returns one of the pages, or the page of a player's list. */
    String page(String name) {
        if (name.startsWith(ListPage.ADDRESS)) {
            return new ListPage(event.id(), desk(), name, typed).page(hidden(), notice);
        }
        Html content = switch (named(name)) {
            case "now" -> whatNow();
            case "players" -> players();
            case "tables" -> tables();
            case "more" -> more();
            default -> log();
        };
        return Layout.live(
                Wording.capitalized(name) + ", " + board().title(),
                home() + "/live",
                news,
                el("h1", board().title()),
                el("nav", PAGES.map(page -> tab(page, page.equals(name))), link("/e/" + event.id(), "Public")),
                notice,
                content);
    }

    private Html tab(String page, boolean isOpen) {
        Option<?> current = Option.when(isOpen, () -> at("aria-current", "page"));
        return el("a", at("href", home() + "/" + page), current, Wording.capitalized(page));
    }

    /** Returns the step that the event waits for, and the button for it. */
    private Html next() {
        return el(
                "section.next",
                el("h2", desk().awaited().describe(wording())),
                desk().choices().filter(choice -> choice.questions().isEmpty()).map(forms("now")::form),
                state().champion().map(winner -> el("p.champion", "Champion: " + state().name(winner))));
    }

    /** Returns the page for an organizer in a hurry: the next step, and the missing results. */
    private Html whatNow() {
        int round = state().roundNumber();
        Html paper = el(
                "p",
                link(home() + "/print/pairings", "Print the pairings"),
                " · ",
                link(home() + "/print/slips", "Print result slips"));
        Vector<RoundMatch> open = state().openMatches();
        return all(
                next(),
                Layout.clock(board(), now),
                Option.when(!open.isEmpty(), () -> choices("now").map(forms("now")::form)),
                Option.when(!told.isEmpty(), () -> section("Players say", told.map(said -> said(said._1, said._2)))),
                Option.when(!open.isEmpty(), () -> section("Results of round " + round, open.map(this::result))),
                board().pairings(round).map(table -> el("section", tables(Vector.of(table)), amendments(), paper)),
                takeBack());
    }

    private Html said(String place, TournamentCommand command) {
        Html field = Fields.hidden("place", place);
        return el(
                "div.said",
                el("p", command.describe(wording()), el("small", " – " + place)),
                form("now/confirm", field, el("button", "Confirm")),
                form("now/dismiss", field, el("button.quiet", "Dismiss")));
    }

    private Html result(RoundMatch match) {
        String title = "Table " + match.table() + ": " + match.pairing().describe(wording());
        return el("div.match", el("h3", title), forms("now").form(match.reporting(), "Enter"));
    }

    /** Returns a form for each result that can be amended, latest first. */
    private Html amendments() {
        var amendments = state().amendable().reverse().map(RoundMatch::amending);
        return state().phase() == Phase.CLOSED || amendments.isEmpty()
                ? Html.NONE
                : folded("Amend a result", amendments.exists(forms("now")::isTyped), folding("now", amendments));
    }

    /** Returns the choices of a page that have questions, in the order of the library. */
    private Vector<Choice<TournamentCommand>> choices(String page) {
        return ChoiceForms.choices(desk(), now)
                .filter(choice -> choice.questions()
                        .headOption()
                        .exists(asked ->
                                PAGE_OF.getOrElse(asked.getClass(), "more").equals(page)));
    }

    /** Returns a collapsed form for each of the given choices. */
    private Html folding(String page, Vector<Choice<TournamentCommand>> choices) {
        ChoiceForms forms = forms(page);
        return all(
                choices.map(choice -> folded(choice.describe(wording()), forms.isTyped(choice), forms.form(choice))));
    }

    private Html takeBack() {
        return all(desk().play()
                .steps()
                .lastOption()
                .map(step -> form(
                        "now/undo",
                        el("p.hint", "Last: " + desk().lastSentences().mkString(" ")),
                        el("button.quiet", "Take back: " + step.command().describe(wording())))));
    }

    /** Returns the page of players: registration, lists, check-in, drops and late entries, and conduct. */
    private Html players() {
        Html entries = all(state().entries().map(this::entry));
        String count = "Players: " + state().active().size();
        if (state().phase() != Phase.REGISTRATION) {
            Html late =
                    el("p", link(home() + "/" + ListPage.ADDRESS + ListPage.LATE, "Admit a late player with a list"));
            return all(
                    section(count, entries),
                    folding("players", choices("players")),
                    Option.when(state().phase() == Phase.SWISS, late));
        }
        return all(
                next(),
                section(
                        "Register",
                        form(
                                "players/register",
                                Fields.lines("names", "Names, one on each line", 4, typed),
                                el("button", "Register"))),
                section(
                        count,
                        form(
                                "players/absent",
                                el(
                                        "p.hint",
                                        "Check-in: tick who is here. Whoever is not ticked is dropped as a no-show."),
                                Fields.faults("here", typed),
                                entries,
                                el("button.quiet", "Drop whoever is not ticked"))),
                folding("players", choices("players").tail()));
    }

    private Html entry(Entry entry) {
        boolean registering = state().phase() == Phase.REGISTRATION;
        String number = Integer.toString(entry.id().number());
        String name = number + " " + entry.entrant().name();
        String list = entry.hasList() ? "list ✓" : registering ? "hand in a list" : "";
        return el(
                "div.entry",
                registering && entry.isActive()
                        ? Fields.tick("here", number, name, typed)
                        : el("label.tick", el("bdi", name)),
                el("small", entry.isActive() ? "" : entry.attendance().describe(wording())),
                registering ? link(home() + "/" + ListPage.ADDRESS + number, list) : list);
    }

    /**
     * Returns the page of pairings and standings with their explanations, which here include the pairs kept apart by
     * the organizer.
     */
    private Html tables() {
        Vector<String> opponents = state().round()
                .map(round -> state().entries().map(Entry::id).filter(round::includes))
                .getOrElse(Vector.empty())
                .map(player -> desk().whyOpponent(state().name(player)));
        return all(
                el("p", "To publish: ", Layout.packet(event.id())),
                tables(board().posted()),
                folded("Why these ranks", false, Layout.list(board().reasons())),
                folded("Why these opponents", false, Layout.list(opponents)),
                tables(Vector.rangeClosed(1, state().roundNumber()).reverse().flatMap(board()::pairings)));
    }

    /** Returns the page of rare tasks: pairs kept apart, rulings, and ending the event. */
    private Html more() {
        return all(folding("more", choices("more")), tables(Vector.of(board().announcement())));
    }

    /** Returns the log of all steps, latest first. */
    private Html log() {
        return all(
                takeBack(),
                el("p", link(home() + "/log.json", "The whole log as JSON"), " (it holds the seed: for you alone)"),
                el("ol.log", at("reversed", ""), desk().play().steps().reverse().map(this::step)));
    }

    private Html step(Play.Step<TournamentState, TournamentCommand, TournamentEvent> step) {
        Html command = el("strong", step.command().describe(wording()));
        return el("li", command, step.events().map(done -> el("p", done.describe(wording()))));
    }
}

package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.ChoiceForms.about;
import static io.github.crisisrules.example.organizer.ChoiceForms.field;
import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;
import static io.github.crisisrules.example.organizer.Layout.folded;
import static io.github.crisisrules.example.organizer.Layout.link;
import static io.github.crisisrules.example.organizer.Layout.section;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.desk.Entry;
import io.github.crisisrules.tournament.desk.Phase;
import io.github.crisisrules.tournament.desk.RoundMatch;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentEvent;
import io.github.crisisrules.tournament.desk.TournamentQuestion;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.view.TextTable;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The organizer's pages. What may be done is what the library says may be done: each choice stands on the page where an organizer
 * looks for it.
 *
 * @param typed what was typed into a form that was refused
 * @param notice what the organizer must be told first
 * @param told what players say about their matches, by place
 */
record DeskPages(
        StoredEvent event,
        String formToken,
        String news,
        Typed typed,
        Option<Html> notice,
        Map<String, TournamentCommand> told,
        Instant now) {
    private static final Vector<String> COMINGS = Vector.of("drop", "let back in", "rate", "give a bye");

    /** The organizer's pages, by the last part of their address. */
    static final Vector<String> PAGES = Vector.of("now", "players", "tables", "more", "log");

    private TournamentState state() {
        return event.desk().state();
    }

    private Board board() {
        return event.desk().board();
    }

    private String home() {
        return "/e/" + event.id() + "/desk";
    }

    private Html table(TextTable table) {
        return Layout.table(
                table, name -> board().player(name).map(player -> "/e/" + event.id() + "/player/" + player.number()));
    }

    private Html hidden() {
        return hidden(formToken, event.step());
    }

    /** What every form of an organizer carries: the token, and the step that its page was made from. */
    static Html hidden(String formToken, int step) {
        return all(field(Requests.TOKEN, formToken), field("step", step));
    }

    private ChoiceForms forms(String page) {
        return new ChoiceForms(home() + "/" + page + "/do", hidden(), typed, state().names());
    }

    private Html form(String job, Object... parts) {
        return Layout.form(home() + "/" + job, hidden(), parts);
    }

    /** The name of one of the pages, if it is one. */
    static String named(String name) {
        if (!PAGES.contains(name)) {
            throw new Requests.Refused(404, "There is no such page.");
        }
        return name;
    }

    /** One of the pages. */
    String page(String name) {
        Html content = switch (named(name)) {
            case "now" -> whatNow();
            case "players" -> players();
            case "tables" -> tables();
            case "more" -> more();
            default -> log();
        };
        return Layout.live(
                ChoiceForms.capital(name) + ", " + board().title(),
                home() + "/live",
                news,
                el("h1", board().title()),
                el(
                        "nav",
                        PAGES.map(page -> el(
                                "a",
                                at("href", home() + "/" + page),
                                Option.when(page.equals(name), () -> at("aria-current", "page")),
                                ChoiceForms.capital(page))),
                        link("/e/" + event.id(), "Public")),
                notice,
                content);
    }

    /** What the event waits for, and the button for it. */
    private Html next() {
        return el(
                "section.next",
                el("h2", "Waits for " + event.desk().awaited().words(state().names())),
                choices("now").filter(choice -> choice.questions().isEmpty()).map(forms("now")::form),
                state().champion().map(winner -> el("p.champion", "Champion: " + state().name(winner))));
    }

    /** The organizer in a hurry: what is next, and the results that are missing. */
    private Html whatNow() {
        int round = state().roundNumber();
        Html paper = el(
                "p",
                link(home() + "/print/pairings", "Print the pairings"),
                " · ",
                link(home() + "/print/slips", "Print result slips"));
        return all(
                next(),
                clock(),
                told.isEmpty() ? Html.NONE : section("Players say", told.map(said -> said(said._1, said._2))),
                state().openMatches().isEmpty() ? Html.NONE : section("Results of round " + round, results()),
                board().pairings(round).map(table -> el("section", table(table), amendments(), paper)),
                takeBack());
    }

    private Html said(String place, TournamentCommand command) {
        return el(
                "div.said",
                el("p", ChoiceForms.capital(command.words(state().names())), el("small", " – " + place)),
                form("now/confirm", field("place", place), el("button", "Confirm")),
                form("now/dismiss", field("place", place), el("button.quiet", "Dismiss")));
    }

    private Html results() {
        return all(choices("now")
                .flatMap(choice -> about(choice, TournamentQuestion.MatchEnd.class)
                        .map(end -> el(
                                "div.match",
                                el("h3", title(end.about().get())),
                                forms("now").form(choice, "Enter", end.about(), Html.NONE)))));
    }

    /** The choices of a page, in the library's order: what carries the event on first. */
    private Vector<Choice<TournamentCommand>> choices(String page) {
        return event.desk().choices().filter(choice -> pageOf(choice).equals(page));
    }

    private static String pageOf(Choice<TournamentCommand> choice) {
        return choice.questions()
                .headOption()
                .map(first -> {
                    if (first instanceof TournamentQuestion.MatchEnd
                            || first instanceof TournamentQuestion.WhichResult
                            || first instanceof TournamentQuestion.Seated) {
                        return "now";
                    }
                    return first instanceof TournamentQuestion.NewName
                                    || (first instanceof TournamentQuestion.WhichPlayer which
                                            && COMINGS.contains(which.verb()))
                            ? "players"
                            : "more";
                })
                .getOrElse("now");
    }

    /** A form for each of these choices, shown on asking. */
    private Html folding(String page, Vector<Choice<TournamentCommand>> choices) {
        return all(choices.map(choice -> folded(
                ChoiceForms.capital(choice.words(state().names())),
                isTyped(choice),
                forms(page).form(choice))));
    }

    private boolean isTyped(Choice<TournamentCommand> choice) {
        return typed.text(ChoiceForms.CHOICE).equals(choice.words(state().names()));
    }

    private String title(RoundMatch match) {
        return "Table " + match.table() + ": " + match.pairing().versus(state().names());
    }

    /** A form for each result that can be amended, the latest first. */
    private Html amendments() {
        return all(choices("now")
                .flatMap(choice -> about(choice, TournamentQuestion.WhichResult.class)
                        .map(which -> folded(
                                "Amend a result",
                                isTyped(choice),
                                which.reported()
                                        .zipWithIndex((match, index) -> folded(
                                                ChoiceForms.capital(match.words(state().names())),
                                                isTyped(choice)
                                                        && typed.text("q0").equals(Integer.toString(index)),
                                                forms("now")
                                                        .form(choice, "Amend", Option.of(match), field("q0", index))))
                                        .reverse()))));
    }

    /** The clock, and the form that starts it while there is something to play for. */
    private Html clock() {
        return all(
                Layout.clock(board().clock(now), state().roundNumber()),
                choices("now")
                        .filter(choice -> !state().openMatches().isEmpty()
                                && about(choice, TournamentQuestion.Seated.class)
                                        .isDefined())
                        .map(forms("now")::form));
    }

    private Html takeBack() {
        return all(event.desk()
                .play()
                .steps()
                .lastOption()
                .map(step -> form(
                        "now/undo",
                        el("p.hint", "Last: " + event.desk().told().mkString("; ")),
                        el("button.quiet", "Take back: " + step.command().words(state().names())))));
    }

    /** Who plays: registration, lists, check-in, and who comes and goes. */
    private Html players() {
        boolean registering = state().phase() == Phase.REGISTRATION;
        Html names = el("textarea", at("name", "names", "rows", 4), typed.text("names"));
        Html register = form(
                "players/register",
                ChoiceForms.faults(typed, "names"),
                el("label", "Names, one on each line", names),
                el("button", "Register"));
        Html entries = all(state().entries().map(this::entry));
        Html checkIn = form(
                "players/absent",
                el("p.hint", "Check-in: tick who is here. Whoever is not ticked is dropped as a no-show."),
                entries,
                el("button.quiet", "Drop whoever is not ticked"));
        Vector<Choice<TournamentCommand>> comings = choices("players")
                .reject(choice -> registering
                        && about(choice, TournamentQuestion.NewName.class).isDefined());
        return all(
                registering ? all(next(), section("Register", register)) : Html.NONE,
                section("Players: " + state().active().size(), registering ? checkIn : entries),
                folding("players", comings),
                Option.when(
                        state().phase() == Phase.SWISS,
                        () -> el("p", link(home() + "/list/late", "Admit a late player with a list"))));
    }

    private Html entry(Entry entry) {
        boolean registering = state().phase() == Phase.REGISTRATION;
        String number = Integer.toString(entry.id().number());
        String list = entry.hasList() ? "list ✓" : registering ? "hand in a list" : "";
        return el(
                "div.entry",
                el(
                        "label.tick",
                        registering && entry.isActive()
                                ? ChoiceForms.tick(
                                        "here", number, typed.all("here").contains(number))
                                : Html.NONE,
                        el("bdi", number + " " + entry.entrant().name())),
                el("small", entry.attendance().mark()),
                registering ? link(home() + "/list/" + number, list) : list);
    }

    /** Who stands where, and why; the organizer is also told whom the organizer keeps apart. */
    private Html tables() {
        Vector<String> opponents = state().round()
                .map(round -> state().entries().map(Entry::id).filter(round::includes))
                .getOrElse(Vector.empty())
                .map(player -> event.desk().whyOpponent(state().name(player)));
        return all(
                el("p", "To publish: ", Layout.packet(event.id())),
                Option.when(state().champion().isDefined(), () -> table(board().finalRanks())),
                board().bracket().map(this::table),
                table(board().standings()),
                folded("Why these ranks", false, Layout.list(board().reasons())),
                board().race().map(this::table),
                folded("Why these opponents", false, Layout.list(opponents)),
                Vector.rangeClosed(1, state().roundNumber())
                        .reverse()
                        .flatMap(board()::pairings)
                        .map(this::table));
    }

    /** What is seldom done: pairs kept apart, conduct, rulings, the end. */
    private Html more() {
        return all(folding("more", choices("more")), Layout.table(board().announcement(), name -> Option.none()));
    }

    /** Everything that was done, the latest first. */
    private Html log() {
        return all(
                takeBack(),
                el("p", link(home() + "/log.json", "The whole log as JSON"), " (it holds the seed: for you alone)"),
                el(
                        "ol.log",
                        at("reversed", ""),
                        event.desk().play().steps().reverse().map(this::step)));
    }

    private Html step(Play.Step<TournamentState, TournamentCommand, TournamentEvent> step) {
        Names names = state().names();
        return el(
                "li",
                el("strong", ChoiceForms.capital(step.command().words(names))),
                step.events().map(done -> el("p", done.words(names))));
    }
}

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
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.javalin.http.HttpResponseException;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;

/**
 * The organizer's pages. They offer exactly the choices that the library lists, each on the page where an organizer
 * looks for it. Results proposed by players are shown for confirmation, keyed by match and player.
 *
 * @param typed the input of a form that was refused
 * @param notice a message to show at the top of the page
 */
record DeskPages(
        StoredEvent event,
        Desk desk,
        String formToken,
        String news,
        Typed typed,
        Option<Html> notice,
        Map<String, TournamentCommand> playersReports,
        Extras extras,
        Instant now) {
    /**
     * Things on an organizer's page beside the event.
     *
     * @param announced the announcement on all public pages
     * @param links the names of further organizers
     * @param isHost whether the organizer may let further ones in
     * @param lastBatch the number of steps that are taken back at once
     */
    record Extras(String announced, Vector<String> links, boolean isHost, int lastBatch) {}

    /** The tasks that are shown with their matches or in a form of this app. */
    private static final Set<OrganizerTask> ELSEWHERE =
            LinkedHashSet.of(OrganizerTask.REPORT_RESULT, OrganizerTask.AMEND_RESULT, OrganizerTask.REGISTER_PLAYER);

    /** The tasks on the page "more"; the others are about players. */
    private static final Set<OrganizerTask> MORE = LinkedHashSet.of(
            OrganizerTask.EXCLUDE_PAIRING,
            OrganizerTask.RECORD_RULING,
            OrganizerTask.APPEAL_RULING,
            OrganizerTask.UPHOLD_RULING,
            OrganizerTask.OVERRULE_RULING,
            OrganizerTask.REPLACE_WATCHER,
            OrganizerTask.SPLIT_PRIZES,
            OrganizerTask.END_EVENT);

    /** The number of open matches up to which their forms are unfolded. */
    private static final int FEW = 4;

    /** The organizer's pages, by the last part of their address. */
    static final Vector<String> PAGES = Vector.of("now", "players", "tables", "more", "log");

    private TournamentState state() {
        return desk.state();
    }

    private Board board() {
        return desk.board();
    }

    private Wording words() {
        return desk.play().wording();
    }

    private String home() {
        return "/e/" + event.id() + "/desk";
    }

    private Html tables(Iterable<TextTable> tables) {
        return Layout.tables(event.id(), tables);
    }

    /** Returns the hidden fields of every organizer's form: the token, and the step that its page was made from. */
    private Html hidden() {
        return all(Fields.hidden(Requests.TOKEN, formToken), Fields.hidden("step", event.step()));
    }

    private ChoiceForms forms(String page) {
        return new ChoiceForms(home() + "/" + page + "/do", hidden(), typed, desk);
    }

    private Html form(String job, Object... parts) {
        return Layout.form(home() + "/" + job, hidden(), parts);
    }

    /** Returns the name if it is the name of a page, and responds with status 404 otherwise. */
    static String named(String name, Wording words) {
        if (!PAGES.contains(name)) {
            throw new HttpResponseException(404, Sentences.noPage(words, Site.shortened(name)));
        }
        return name;
    }

    /** Returns one of the pages, or the page of a player's list. */
    String page(String name) {
        if (name.startsWith(ListPage.ADDRESS)) {
            return new ListPage(event.id(), desk, name, typed).page(hidden(), notice);
        }
        Html content = switch (named(name, words())) {
            case "now" -> whatNow();
            case "players" -> players();
            case "tables" -> tables();
            case "more" -> more();
            default -> log();
        };
        return Layout.live(
                words(),
                Sentences.tab(words(), name) + ", " + board().title(),
                home() + "/live",
                news,
                el("h1", board().title()),
                el(
                        "nav",
                        PAGES.map(page -> tab(page, page.equals(name))),
                        link("/e/" + event.id(), Sentences.publicPage(words()))),
                notice,
                content);
    }

    private Html tab(String page, boolean isOpen) {
        Option<?> current = Option.when(isOpen, () -> at("aria-current", "page"));
        return el("a", at("href", home() + "/" + page), current, Sentences.tab(words(), page));
    }

    /** Returns the step that the event waits for, and the button for it. */
    private Html next() {
        return el(
                "section.next",
                el("h2", desk.awaited().describe(words())),
                desk.choices().filter(choice -> choice.questions().isEmpty()).map(forms("now")::form),
                state().champion().map(winner -> el("p.champion", Sentences.champion(words(), winner))));
    }

    /** Returns the round's clock with the time left, which is for organizers alone. */
    private Html clock() {
        return all(state().clock()
                .filter(running -> state().isClockRunning())
                .map(TournamentState.RunningClock::clock)
                .map(clock -> el(
                        clock.isTimeUp(now) ? "p.clock.up" : "p.clock",
                        Sentences.timeLeft(
                                words(),
                                state().roundNumber(),
                                clock.length().toMinutes(),
                                Math.max(0, (Duration.between(now, clock.end()).toSeconds() + 59) / 60)))));
    }

    /** Returns the page for an organizer in a hurry: the next step, and the missing results. */
    private Html whatNow() {
        int round = state().roundNumber();
        String print = home() + "/print/";
        Html paper = el(
                "p",
                link(print + "pairings", Sentences.printPairings(words())),
                " · ",
                link(print + "slips", Sentences.printSlips(words())));
        Vector<RoundMatch> open = state().openMatches();
        Vector<RoundMatch> reported =
                open.reject(match -> Report.of(match, playersReports).isEmpty());
        return all(
                next(),
                Option.when(
                        state().phase() == Phase.REGISTRATION,
                        () -> el("p", link(home() + "/players", Sentences.registerPlayers(words())))),
                clock(),
                open.isEmpty()
                        ? Html.NONE
                        : all(choices(task -> task == OrganizerTask.START_CLOCK).map(forms("now")::form)),
                Option.when(
                        !reported.isEmpty(), () -> section(Sentences.playersSay(words()), reported.map(this::reports))),
                Option.when(
                        !open.isEmpty(),
                        () -> section(
                                Sentences.resultsOfRound(words(), round),
                                Layout.search(words()),
                                open.map(match -> result(match, open.size() <= FEW)))),
                board().pairings(round)
                        .map(table -> el("section", tables(Vector.of(table)), amendments(), withdrawal(), paper)),
                takeBack(),
                folded(
                        "announce",
                        Sentences.announceToAll(words()),
                        false,
                        form(
                                "now/announce",
                                Fields.lines(
                                        "words",
                                        Sentences.shownToAll(words()),
                                        3,
                                        Typed.NOTHING.with("words", extras.announced())),
                                el("button", Sentences.show(words())))));
    }

    /** Returns the players' reports of a match. Those that contradict each other are marked. */
    private Html reports(RoundMatch match) {
        Vector<Report> reports = Report.of(match, playersReports);
        boolean differ = reports.map(Report::said).distinct().size() > 1;
        return el(
                "div.said",
                el("h3", title(match)),
                Option.when(differ, () -> el("p.fault", Sentences.reportsDiffer(words()))),
                reports.map(this::report));
    }

    private Html report(Report report) {
        Html shown = all(
                Fields.hidden("place", report.place()), Fields.hidden(ChoiceForms.BASIS, report.mark(playersReports)));
        String said = desk.attempt(report.said())
                .map(after -> after.lastSentences().mkString(" "))
                .getOrElse(() -> report.said().describe(words()));
        return el(
                "div.report",
                el(
                        "p",
                        Sentences.says(words(), PlayerId.of(report.player()), said),
                        ChoiceForms.unusual(report.said()).map(ending -> el("span.fault", Sentences.unusual(words())))),
                form("now/confirm", shown, el("button", Sentences.confirm(words()))),
                form("now/dismiss", shown, el("button.quiet", Sentences.dismiss(words()))));
    }

    private String title(RoundMatch match) {
        return Sentences.tableOf(words(), match.table(), match.pairing());
    }

    private Html result(RoundMatch match, boolean isOpen) {
        Html form = forms("now").form(match.reporting(), Sentences.enter(words()));
        boolean isTyped = forms("now").isTyped(match.reporting());
        return el(
                "details.match",
                at("id", "table-" + match.table()),
                Option.when(isOpen || isTyped, () -> at("open", "")),
                el("summary", title(match)),
                form);
    }

    /** Returns a form for each result that can be amended, latest first. It begins with the recorded result. */
    private Html amendments() {
        var amendments = state().amendable().reverse().map(RoundMatch::amending);
        return state().phase() == Phase.CLOSED || amendments.isEmpty()
                ? Html.NONE
                : folded(
                        "amend",
                        Sentences.amendResult(words()),
                        amendments.exists(forms("now")::isTyped),
                        folding("now", amendments));
    }

    private Html withdrawal() {
        return folding("now", choices(task -> task == OrganizerTask.WITHDRAW_RESULT));
    }

    /** Returns the choices of some tasks that have questions, in the order of the library. */
    private Vector<Choice<TournamentCommand>> choices(Predicate<OrganizerTask> tasks) {
        return ChoiceForms.choices(desk, now)
                .filter(choice -> ChoiceForms.task(choice).exists(tasks));
    }

    /** Returns a collapsed form for each of the given choices. */
    private Html folding(String page, Vector<Choice<TournamentCommand>> choices) {
        ChoiceForms forms = forms(page);
        return all(choices.map(choice ->
                folded(ChoiceForms.id(choice), choice.describe(words()), forms.isTyped(choice), forms.form(choice))));
    }

    private Html takeBack() {
        return all(desk.play()
                .steps()
                .lastOption()
                .filter(step -> !Site.isSealed(desk))
                .map(step -> form(
                        "now/undo",
                        el(
                                "p.hint",
                                Sentences.last(words(), desk.lastSentences().mkString(" "))),
                        el("button.quiet", Sentences.takeBack(words(), extras.lastBatch(), step.command())))));
    }

    /** Returns the page of players: registration, lists, check-in, drops and late entries, and conduct. */
    private Html players() {
        Html entries = all(Layout.search(words()), state().entries().map(this::entry));
        String count = Sentences.playerCount(words(), state().active().size());
        Html tasks = folding(
                "players",
                choices(task -> !ELSEWHERE.contains(task)
                        && !MORE.contains(task)
                        && task != OrganizerTask.START_CLOCK
                        && task != OrganizerTask.WITHDRAW_RESULT));
        if (state().phase() != Phase.REGISTRATION) {
            Html late = el("p", link(home() + "/" + ListPage.ADDRESS + ListPage.LATE, Sentences.lateWithList(words())));
            return all(section(count, entries), tasks, Option.when(state().phase() == Phase.SWISS, late));
        }
        return all(
                next(),
                section(
                        Sentences.register(words()),
                        form(
                                "players/register",
                                Fields.hidden(ChoiceForms.BASIS, "names"),
                                Fields.lines("names", Sentences.names(words()), 4, typed),
                                el("button", Sentences.register(words())))),
                state().entries().isEmpty()
                        ? Html.NONE
                        : section(
                                count,
                                form(
                                        "players/absent",
                                        el("p.hint", Sentences.checkIn(words())),
                                        Fields.faults("here", typed),
                                        entries,
                                        el("button.quiet", Sentences.dropUnticked(words())))),
                tasks);
    }

    private Html entry(Entry entry) {
        boolean registering = state().phase() == Phase.REGISTRATION;
        String number = Integer.toString(entry.id().number());
        String name = number + " " + entry.entrant().name();
        String list = entry.hasList() ? Sentences.listThere(words()) : registering ? Sentences.handInList(words()) : "";
        return el(
                "div.entry",
                registering && entry.isActive()
                        ? Fields.tick("here", number, name, typed)
                        : el("label.tick", el("bdi", name)),
                el("small", entry.isActive() ? "" : entry.attendance().describe(words())),
                Option.when(
                        !registering,
                        () -> el(
                                "code",
                                at("title", Sentences.codeTitle(words())),
                                Secrets.code(event.secretHash(), entry.id().number()))),
                list.isEmpty() ? Html.NONE : link(home() + "/" + ListPage.ADDRESS + number, list));
    }

    /**
     * Returns the page of pairings and standings with their explanations, which here include the pairs kept apart by
     * the organizer.
     */
    private Html tables() {
        Vector<String> opponents = state().round()
                .map(round -> state().entries().map(Entry::id).filter(round::includes))
                .getOrElse(Vector.empty())
                .map(player -> desk.whyOpponent(state().name(player)));
        return all(
                el(
                        "p",
                        Sentences.toPublish(words()),
                        " ",
                        Layout.packet(event.id(), words()),
                        " · ",
                        link(home() + "/print/standings", Sentences.printStandings(words()))),
                Option.when(
                        state().roundNumber() > 0,
                        () -> el("p", link(home() + "/print/forecast", Sentences.estimatedChances(words())))),
                Layout.search(words()),
                tables(board().posted()),
                folded("ranks", Sentences.whyRanks(words()), false, Layout.list(board().reasons())),
                folded("opponents", Sentences.whyTheseOpponents(words()), false, Layout.list(opponents)),
                tables(Vector.rangeClosed(1, state().roundNumber()).reverse().flatMap(board()::pairings)));
    }

    /** Returns the page of rare tasks: pairs kept apart, rulings, further organizers, and ending the event. */
    private Html more() {
        return all(
                el("p", link(home() + "/print/code", Sentences.codeForPhones(words()))),
                folding("more", choices(MORE::contains)),
                Option.when(extras.isHost(), this::links),
                form("more/leave", el("button.quiet", Sentences.logOut(words()))),
                tables(Vector.of(board().announcement())));
    }

    private Html links() {
        return section(
                Sentences.otherOrganizers(words()),
                form(
                        "more/invite",
                        el(
                                "label",
                                Sentences.name(words()),
                                el("input", at("name", "name", "required", "", "maxlength", 40)),
                                Fields.faults("name", typed)),
                        el("button", Sentences.makeLink(words()))),
                extras.links()
                        .map(name -> form(
                                "more/revoke",
                                Fields.hidden("name", name),
                                el("button.quiet", Sentences.revoke(words(), name)))));
    }

    /** Returns the log of all steps, latest first. */
    private Html log() {
        return all(
                takeBack(),
                el("p", link(home() + "/log.json", Sentences.wholeLog(words())), " ", Sentences.holdsTheSeed(words())),
                el("ol.log", at("reversed", ""), desk.play().steps().reverse().map(this::step)));
    }

    private Html step(Play.Step<TournamentState, TournamentCommand, TournamentEvent> step) {
        Html command = el("strong", step.command().describe(words()));
        return el("li", command, step.events().map(done -> el("p", done.describe(words()))));
    }
}

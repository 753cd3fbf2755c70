package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.RosterText;
import io.javalin.http.HttpResponseException;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The page for handing in a list, either of a registered player or of a late entry.
 *
 * @param address {@link #ADDRESS} followed by the registration number or {@link #LATE}
 */
record ListPage(String id, Desk desk, String address, Typed typed) {
    /** The path of the page below the desk. A registration number or {@link #LATE} follows. */
    static final String ADDRESS = "list/";

    static final String LATE = "late";

    private static final String NAME = "name";
    private static final String LIST = "list";

    private Wording words() {
        return desk.play().wording();
    }

    /** Returns the page, with the list on file. */
    String page(Html hidden, Option<Html> notice) {
        Option<Entry> entry = entry();
        String title = entry.map(known -> Sentences.listOf(words(), known.id()))
                .getOrElse(() -> Sentences.latePlayer(words()));
        Html name = el("input", at("name", NAME, "required", "", "value", typed.text(NAME)));
        return Layout.page(
                words(),
                title,
                el("p", Layout.link("/e/" + id + "/desk/players", "‹ " + Sentences.players(words()))),
                el("h1", el("bdi", title)),
                notice,
                entry.filter(Entry::hasList)
                        .map(known -> Layout.section(
                                Sentences.onFile(words()), PublicPages.lines(RosterText.write(known.rosters())))),
                Layout.form(
                        "/e/" + id + "/desk/" + address,
                        hidden,
                        Fields.hidden(ChoiceForms.BASIS, basis()),
                        Option.when(
                                entry.isEmpty(),
                                () -> el("label", Sentences.name(words()), name, Fields.faults(NAME, typed))),
                        Fields.lines(LIST, Sentences.list(words()), 16, typed),
                        el("button", Sentences.handIn(words()))),
                el("p.hint", Sentences.lineForEachCard(words())),
                el("ul", RosterText.lines(desk.play().wording()).map(line -> el("li", line))));
    }

    /** Returns the entry of the player, or none for a late entry. An unknown player is answered with status 404. */
    private Option<Entry> entry() {
        String who = address.substring(ADDRESS.length());
        if (who.equals(LATE)) {
            return Option.none();
        }
        return Typed.whole(who)
                .flatMap(desk.board()::player)
                .flatMap(desk.state()::entry)
                .orElse(() -> {
                    throw new HttpResponseException(404, Sentences.noPlayer(words(), Site.shortened(who)));
                });
    }

    /** Returns what a form of this page refers to: the list on file, if there is one. */
    String basis() {
        return "list "
                + entry().map(known -> Secrets.hash(known.rosters().toString())).getOrElse("");
    }

    /** Returns the event with the list handed in, or the input with its faults. */
    Either<Typed, Desk> handedIn() {
        return rosters()
                .flatMap(rosters -> desk.attempt(command(typed.text(NAME), rosters))
                        .mapLeft(refused -> Vector.of(FieldFault.of(
                                field(rosters), refused, desk.play().wording()))))
                .mapLeft(typed::wrong);
    }

    private TournamentCommand command(String name, Vector<DesignatedRoster> rosters) {
        return entry().<TournamentCommand>map(known -> new TournamentCommand.SubmitList(known.id(), rosters))
                .getOrElse(() -> new TournamentCommand.EnterLate(name, rosters));
    }

    /** Returns the field at fault: the name if another name would be accepted, otherwise the list. */
    private String field(Vector<DesignatedRoster> rosters) {
        String other = "player " + (desk.state().entries().size() + 1);
        return desk.attempt(command(other, rosters)).isRight() ? NAME : LIST;
    }

    /**
     * Parses the rosters. Details that the line format cannot express, such as gems and set symbols, can be pasted as
     * the library's JSON.
     */
    private Either<Vector<FieldFault>, Vector<DesignatedRoster>> rosters() {
        String text = typed.text(LIST).strip();
        if (text.startsWith("{")) {
            return CrisisJson.standard()
                    .read(text, RosterSubmission.class)
                    .map(roster -> Vector.of(new DesignatedRoster(1, roster)))
                    .mapLeft(refusal -> Vector.of(FieldFault.of(LIST, refusal.toString())));
        }
        return text.isEmpty() && entry().isEmpty()
                ? Either.right(Vector.empty())
                : RosterText.read(typed.text(LIST))
                        .toEither()
                        .mapLeft(lines -> lines.toVector()
                                .map(line ->
                                        FieldFault.of(LIST, line, desk.play().wording())));
    }
}

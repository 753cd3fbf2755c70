package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.desk.Entry;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The page on which a list is handed in: of a player who has registered, or of one who comes late.
 *
 * @param who a registration number, or {@code late}
 */
record ListPage(String id, Desk desk, String who, Typed typed) {
    /** The page; what is on file is not shown, for it may have been pasted. */
    String page(Html hidden, Option<Html> notice) {
        Option<Entry> entry = entry();
        String title =
                entry.map(known -> "The list of " + known.entrant().name()).getOrElse("A late player");
        Html name = el("input", at("name", "name", "required", "", "value", typed.text("name")));
        Html list = el("textarea", at("name", "list", "rows", 16), typed.text("list"));
        return Layout.page(
                title,
                el("p", Layout.link("/e/" + id + "/desk/players", "‹ Players")),
                el("h1", el("bdi", title)),
                notice,
                Option.when(entry.exists(Entry::hasList), "A list was handed in. Another one replaces it."),
                Layout.form(
                        "/e/" + id + "/desk/list/" + who,
                        hidden,
                        ChoiceForms.faults(typed, Typed.WHOLE),
                        Option.when(entry.isEmpty(), () -> el("label", "Name", name)),
                        el("label", "The list", list, ChoiceForms.faults(typed, "list")),
                        el("button", "Hand in")),
                el("p.hint", "A line for each card:"),
                el("ul", RosterText.FORM.map(line -> el("li", line))));
    }

    /** Whose list it is; nothing for somebody who comes late. There is no page for a stranger. */
    private Option<Entry> entry() {
        if (who.equals("late")) {
            return Option.none();
        }
        return Typed.whole(who)
                .flatMap(desk.board()::player)
                .flatMap(desk.state()::entry)
                .orElse(() -> {
                    throw new Requests.Refused(404, "There is no player " + who + " at this event.");
                });
    }

    /** The command that takes the list; or the fields with what cannot be read. */
    Either<Typed, TournamentCommand> command() {
        Option<Entry> entry = entry();
        Either<String, Vector<DesignatedRoster>> read =
                entry.isEmpty() && typed.text("list").isBlank()
                        ? Either.right(Vector.empty())
                        : RosterText.read(typed.text("list"));
        return read.mapLeft(fault -> typed.fault("list", fault))
                .map(rosters -> entry.<TournamentCommand>map(
                                known -> new TournamentCommand.SubmitList(known.id(), rosters))
                        .getOrElse(() -> new TournamentCommand.EnterLate(typed.text("name"), rosters)));
    }
}

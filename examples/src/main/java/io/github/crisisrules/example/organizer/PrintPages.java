package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.EndingKind;
import io.javalin.http.HttpResponseException;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The pages for printing: the pairings to post, and a result slip for each table. */
record PrintPages(StoredEvent event) {
    private Board board() {
        return event.desk().board();
    }

    /** Returns the page of the given name. */
    String page(String name) {
        if (board().round() == 0) {
            throw new HttpResponseException(404, "No round is paired yet.");
        }
        String round = "Round " + board().round() + ", " + board().title();
        var seats = board().seating().toVector().appendAll(board().pairings(board().round()));
        var open = board().openMatches();
        return switch (name) {
            case "pairings" -> paper(round, el("h1", board().title()), Layout.tables(board(), event.id(), seats));
            case "slips" ->
                paper(
                        round + ", result slips",
                        open.map(this::slip),
                        Option.when(open.isEmpty(), "Every match of this round has a result."));
            default -> throw new HttpResponseException(404, "There is no such page.");
        };
    }

    private static String paper(String title, Object... parts) {
        return Layout.page(title, at("class", "paper"), parts);
    }

    private Html slip(RoundMatch match) {
        Vector<Html> players = match.pairing()
                .players()
                .map(player -> el("tr", el("td", el("bdi", board().wording().text(player))), el("td"), el("td")));
        Vector<Html> boxes = Vector.of(EndingKind.values())
                .map(how -> how.describe(match.pairing(), board().wording()))
                .append("drops after this round")
                .map(words -> el("span.box", "☐ " + words));
        return el(
                "article.slip",
                el("h2", "Round " + match.round() + ", table " + match.table()),
                el("p", board().title()),
                el("table", el("tr", el("th", "Player"), el("th", "VPs"), el("th", "Signature")), players),
                el("p", boxes));
    }
}

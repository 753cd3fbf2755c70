package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.desk.HowItEnded;
import io.github.crisisrules.tournament.desk.RoundMatch;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What is put on paper: the pairings for the wall, and a slip for each table. */
record PrintPages(Board board) {
    /** One of them. */
    String page(String name) {
        if (board.round() == 0) {
            throw new Requests.Refused(404, "No round is paired yet.");
        }
        return switch (name) {
            case "pairings" ->
                Layout.page(
                        "Round " + board.round() + ", " + board.title(),
                        at("class", "paper"),
                        el("h1", board.title()),
                        board.seating().map(table -> Layout.table(table, none -> Option.none())),
                        board.pairings(board.round()).map(table -> Layout.table(table, none -> Option.none())));
            case "slips" ->
                Layout.page(
                        "Result slips of round " + board.round() + ", " + board.title(),
                        at("class", "paper"),
                        board.openMatches().map(this::slip),
                        Option.when(board.openMatches().isEmpty(), "Every match of this round has a result."));
            default -> throw new Requests.Refused(404, "There is no such page.");
        };
    }

    private Html slip(RoundMatch match) {
        return el(
                "article.slip",
                el("h2", "Round " + match.round() + ", table " + match.table()),
                el("p", board.title()),
                el(
                        "table",
                        el("tr", el("th", "Player"), el("th", "VPs"), el("th", "Signature")),
                        match.pairing()
                                .players()
                                .map(player -> el(
                                        "tr", el("td", el("bdi", board.names().of(player))), el("td"), el("td")))),
                el(
                        "p",
                        Vector.of(HowItEnded.values())
                                .map(how -> el("span.box", "☐ " + how.words(match.pairing(), board.names()))),
                        el("span.box", "☐ drops after this round")));
    }
}

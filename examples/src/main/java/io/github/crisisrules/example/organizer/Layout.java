package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.clock.ClockFace;
import io.github.crisisrules.tournament.view.TextTable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Locale;

/** What all pages have in common. */
final class Layout {
    private static final Vector<String> WITH_NAMES = Vector.of("Player", "Opponent", "Winner", "Loser");

    private Layout() {}

    /** A page that stays as it is. */
    static String page(String title, Object... main) {
        return page(title, el("main", main), Html.NONE);
    }

    /**
     * A page that asks for itself again when something has happened.
     *
     * @param listensAt where news come from
     * @param news what the page knows: other news than this make it ask
     */
    static String live(String title, String listensAt, String news, Object... main) {
        Html changed = el(
                "p.news",
                at("hidden", "", "role", "status"),
                "The event has changed. ",
                link("?", "Show it"),
                " (what you have typed here will be lost).");
        Html shown = el("main", at("data-live", listensAt, "data-news", news), main);
        return page(title, all(changed, shown), el("script", at("src", "/desk.js", "defer", "")));
    }

    private static String page(String title, Html body, Html script) {
        Html head = el(
                "head",
                el("meta", at("charset", "utf-8")),
                el("meta", at("name", "viewport", "content", "width=device-width, initial-scale=1")),
                el("meta", at("name", "color-scheme", "content", "light dark")),
                el("title", title),
                el("link", at("rel", "stylesheet", "href", "/desk.css")),
                script);
        return el("html", at("lang", "en"), head, el("body", body)).page();
    }

    /** A link. */
    static Html link(String address, String words) {
        return el("a", at("href", address), words);
    }

    /** Sentences, one after the other. */
    static Html list(Vector<String> sentences) {
        return el("ol", sentences.map(sentence -> el("li", sentence)));
    }

    /** Where everything is published. */
    static Html packet(String id) {
        String packet = "/e/" + id + "/packet";
        return all(link(packet + ".md", "the packet (Markdown)"), " · ", link(packet + ".json", "as JSON"));
    }

    /** A form with fields under each other. */
    static Html form(String action, Object... parts) {
        return el("form", at("method", "post", "action", action, "class", "prompt"), parts);
    }

    /** A part of a page under a heading. */
    static Html section(String title, Object... parts) {
        return el("section", el("h2", title), parts);
    }

    /** A part that is shown on asking. */
    static Html folded(String title, boolean open, Object... parts) {
        String id = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return el("details", at("id", id), Option.when(open, () -> at("open", "")), el("summary", title), parts);
    }

    /** Tables of the library; the names of players in them lead to their pages. */
    static Html tables(Board board, String id, Iterable<TextTable> tables) {
        return all(Vector.ofAll(tables).map(table -> table(board, id, table)));
    }

    private static Html table(Board board, String id, TextTable table) {
        Vector<String> headings = table.headings();
        Vector<Html> rows = table.rows()
                .map(row -> el("tr", row.zipWithIndex((cell, column) -> {
                    String heading = headings.get(column);
                    Html shown = el("bdi", WITH_NAMES.contains(heading) ? name(board, id, cell) : all(cell));
                    return el("td", number(table, column), at("data-heading", heading), shown);
                })));
        Html head = el("tr", headings.zipWithIndex((heading, column) -> el("th", number(table, column), heading)));
        return el("div.wide", el("table", el("caption", table.title()), el("thead", head), el("tbody", rows)));
    }

    private static Html name(Board board, String id, String name) {
        return board.player(name)
                .map(player -> link("/e/" + id + "/player/" + player.number(), name))
                .getOrElse(() -> all(name));
    }

    /** Numbers stand under each other. */
    private static Option<Vector<Html.Attribute>> number(TextTable table, int column) {
        return Option.when(
                table.isNumeric(column) && !table.headings().get(column).isEmpty(), () -> at("class", "number"));
    }

    /** What players may know of the clock; never how much time is left. */
    static Html clock(Board board, Instant now) {
        return all(board.clock(now)
                .map(face -> el(
                        face instanceof ClockFace.TimeUp ? "p.clock.up" : "p.clock",
                        "Round " + board.round() + ": " + face.words() + ".")));
    }
}

package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.clock.PublicClock;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Locale;

/** The layout shared by all pages. */
final class Layout {
    private static final Vector<String> WITH_NAMES = Vector.of("Player", "Opponent", "Winner", "Loser");

    private Layout() {}

    /** Creates a page that does not reload itself. */
    static String page(String title, Object... main) {
        return page(title, el("main", main), Html.NONE);
    }

    /**
     * Creates a page that reloads itself when the event has changed.
     *
     * @param listensAt the address of the stream of changes
     * @param news the version that the page shows; a different version makes it reload
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

    /** Creates a link. */
    static Html link(String address, String words) {
        return el("a", at("href", address), words);
    }

    /** Creates a numbered list of sentences. */
    static Html list(Vector<String> sentences) {
        return el("ol", sentences.map(sentence -> el("li", sentence)));
    }

    /** Creates the links to everything that is published. */
    static Html packet(String id) {
        String packet = "/e/" + id + "/packet";
        return all(link(packet + ".md", "the packet (Markdown)"), " · ", link(packet + ".json", "as JSON"));
    }

    /** Creates a form with its fields below each other. */
    static Html form(String action, Object... parts) {
        return el("form", at("method", "post", "action", action, "class", "prompt"), parts);
    }

    /** Creates a section with a heading. */
    static Html section(String title, Object... parts) {
        return el("section", el("h2", title), parts);
    }

    /** Creates a collapsible section. */
    static Html folded(String title, boolean open, Object... parts) {
        String id = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return el("details", at("id", id), Option.when(open, () -> at("open", "")), el("summary", title), parts);
    }

    /** Creates HTML tables from the library's text tables. Names of players link to their pages. */
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

    /** Returns the attribute that aligns a column of numbers. */
    private static Option<Vector<Html.Attribute>> number(TextTable table, int column) {
        return Option.when(
                table.isNumeric(column) && !table.headings().get(column).isEmpty(), () -> at("class", "number"));
    }

    /** Returns the part of the clock that players may see, which never includes the time left. */
    static Html clock(Board board, Instant now) {
        return all(board.clock(now)
                .map(face -> el(
                        face instanceof PublicClock.TimeUp ? "p.clock.up" : "p.clock",
                        "Round " + board.round() + ": " + face.describe(board.wording()))));
    }
}

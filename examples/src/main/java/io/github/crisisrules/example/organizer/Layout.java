package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.clock.PublicClock;
import io.nayuki.qrcodegen.QrCode;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The layout shared by all pages. */
final class Layout {
    private static final String LANGUAGES = "/language/";

    private Layout() {}

    /** Creates a page that does not reload itself. */
    static String page(Wording words, String title, Object... main) {
        return page(words, title, el("main", main), Html.NONE);
    }

    /**
     * Creates a page that reloads itself when the event has changed.
     *
     * @param listensAt the address of the stream of changes
     * @param news the version that the page shows; a different version makes it reload
     */
    static String live(Wording words, String title, String listensAt, String news, Object... main) {
        Html changed = el(
                "p.news",
                at("hidden", "", "role", "status"),
                Sentences.hasChanged(words),
                " ",
                link("?", Sentences.showIt(words)),
                " ",
                Sentences.typedIsLost(words));
        Html shown = el("main", at("data-live", listensAt, "data-news", news), main);
        return page(words, title, all(changed, shown), el("script", at("src", "/desk.js", "defer", "")));
    }

    private static String page(Wording words, String title, Html body, Html script) {
        Html head = el(
                "head",
                el("meta", at("charset", "utf-8")),
                el("meta", at("name", "viewport", "content", "width=device-width, initial-scale=1")),
                el("meta", at("name", "color-scheme", "content", "light dark")),
                el("title", title),
                el("link", at("rel", "stylesheet", "href", "/desk.css")),
                script);
        Html languages = el(
                "footer",
                Vector.of(Language.values())
                        .map(language -> el(
                                "a",
                                at("href", LANGUAGES + language.tag(), "lang", language.tag(), "rel", "nofollow"),
                                Sentences.language(Wording.ENGLISH.in(language)))));
        return el("html", at("lang", words.language().tag()), head, el("body", body, languages))
                .page();
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
    static Html packet(String id, Wording words) {
        String home = "/e/" + id;
        return all(
                link(home + "/packet.md", Sentences.packet(words)),
                " · ",
                link(home + "/packet.json", "JSON"),
                " · ",
                link(home + "/standings.csv", Sentences.csv(words)));
    }

    /** Creates a form with its fields below each other. */
    static Html form(String action, Object... parts) {
        return el("form", at("method", "post", "action", action, "class", "prompt"), parts);
    }

    /** Creates a section with a heading. */
    static Html section(String title, Object... parts) {
        return el("section", el("h2", title), parts);
    }

    /** Creates a collapsible section that stays open or closed when the page reloads itself. */
    static Html folded(String id, String title, boolean open, Object... parts) {
        return el("details", at("id", id), Option.when(open, () -> at("open", "")), el("summary", title), parts);
    }

    /** Creates a field that hides whatever does not contain the text typed in it. Without scripts it is not shown. */
    static Html search(Wording words) {
        return el(
                "input.search",
                at(
                        "type",
                        "search",
                        "hidden",
                        "",
                        "placeholder",
                        Sentences.search(words),
                        "aria-label",
                        Sentences.search(words)));
    }

    /** Creates the picture of a code that phones read. */
    static Html qr(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        StringBuilder squares = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    squares.append('M').append(x + 4).append(',').append(y + 4).append("h1v1h-1z");
                }
            }
        }
        int size = code.size + 8;
        return el(
                "svg.qr",
                at("viewbox", "0 0 " + size + " " + size, "role", "img", "aria-label", address),
                el("rect", at("width", size, "height", size, "fill", "#fff")),
                el("path", at("d", squares, "fill", "#000")));
    }

    /** Creates HTML tables from the library's text tables. Names of players link to their pages. */
    static Html tables(String id, Iterable<TextTable> tables) {
        return all(Vector.ofAll(tables).map(table -> table(id, table)));
    }

    private static Html table(String id, TextTable table) {
        Vector<Html> rows = table.rows()
                .map(row -> el("tr", row.zipWith(table.columns(), (cell, column) -> cell(id, cell, column))));
        Html head = el("tr", table.columns().zipWithIndex((column, place) -> {
            boolean isNumber = table.rows().headOption().exists(row -> row.get(place) instanceof Cell.Figure);
            return el(
                    "th",
                    Option.when(isNumber, () -> at("class", "number")),
                    at("data-column", column.key()),
                    column.heading());
        }));
        return el("div.wide", el("table", el("caption", table.title()), el("thead", head), el("tbody", rows)));
    }

    private static Html cell(String id, Cell cell, TextTable.Column column) {
        Html shown = cell instanceof Cell.Name name
                ? link("/e/" + id + "/player/" + name.id(), name.text())
                : all(cell.text());
        return el(
                "td",
                Option.when(cell instanceof Cell.Figure, () -> at("class", "number")),
                at("data-column", column.key()),
                el("bdi", shown));
    }

    /** Returns the part of the clock that players may see, which never includes the time left. */
    static Html clock(Board board, Instant now) {
        return all(board.clock(now)
                .map(face -> el(
                        face instanceof PublicClock.TimeUp ? "p.clock.up" : "p.clock",
                        Sentences.inRound(board.wording(), board.round(), face))));
    }
}

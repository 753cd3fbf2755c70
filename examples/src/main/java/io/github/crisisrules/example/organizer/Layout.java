package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.tournament.clock.ClockFace;
import io.github.crisisrules.tournament.view.TextTable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

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
        return page(
                title,
                all(changed, el("main", at("data-live", listensAt, "data-news", news), main)),
                el("script", at("src", "/desk.js", "defer", "")));
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
        return all(
                link("/e/" + id + "/packet.md", "the packet (Markdown)"),
                " · ",
                link("/e/" + id + "/packet.json", "as JSON"));
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
        return el(
                "details",
                at("id", title.toLowerCase(java.util.Locale.ROOT).replaceAll("[^a-z0-9]+", "-")),
                Option.when(open, () -> at("open", "")),
                el("summary", title),
                parts);
    }

    /** A table of the library; the names in it are links where there is a page for them. */
    static Html table(TextTable table, Function<String, Option<String>> pageOf) {
        Vector<Html> headings =
                table.headings().zipWithIndex((heading, column) -> el("th", number(table, column), heading));
        Vector<Html> rows = table.rows()
                .map(row -> el(
                        "tr",
                        row.zipWithIndex((cell, column) -> el(
                                "td",
                                number(table, column),
                                at("data-heading", table.headings().get(column)),
                                el("bdi", cell(cell, table.headings().get(column), pageOf))))));
        return el(
                "div.wide",
                el("table", el("caption", table.title()), el("thead", el("tr", headings)), el("tbody", rows)));
    }

    /** Numbers stand under each other. */
    private static Option<Vector<Html.Attribute>> number(TextTable table, int column) {
        return Option.when(
                table.rows().forAll(row -> row.get(column).matches("[0-9./–-]*"))
                        && !table.headings().get(column).isEmpty(),
                () -> at("class", "number"));
    }

    private static Html cell(String text, String heading, Function<String, Option<String>> pageOf) {
        Option<String> page = WITH_NAMES.contains(heading) ? pageOf.apply(text) : Option.none();
        return page.map(address -> link(address, text)).getOrElse(() -> all(text));
    }

    /** What players may know of the clock; never how much time is left. */
    static Html clock(Option<ClockFace> face, int round) {
        return all(face.map(shown -> shown instanceof ClockFace.TimeUp up
                ? el(
                        "p.clock.up",
                        "Time is up in round " + round + ". Finish the game round, then compare VPs. The round had "
                                + up.length().toMinutes() + " minutes.")
                : el("p.clock", "The clock of round " + round + " is running.")));
    }
}

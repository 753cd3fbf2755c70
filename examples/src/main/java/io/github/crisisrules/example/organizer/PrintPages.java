package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.fairness.forecast.Forecast;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.player.PlayerId;
import io.javalin.http.HttpResponseException;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/**
 * The pages for printing: the way to the public page, the pairings and standings to post, and a result slip for each table.
 *
 * @param publicPage the address of the event's public page for phones
 */
record PrintPages(StoredEvent event, Board board, String publicPage) {
    /** An address that is reached from its own machine alone. */
    private static final Pattern HERE = Pattern.compile("https?://(localhost|127[.]|\\[::1])");

    private Wording words() {
        return board.wording();
    }

    /** Returns the page of the given name. */
    String page(String name) {
        return switch (name) {
            case "pairings" -> paper(round(), board.seating().toVector().appendAll(board.pairings(board.round())));
            case "standings" -> paper(board.title(), Vector.of(PublicRoutes.standings(board)));
            case "slips" -> slips();
            case "forecast" -> forecast();
            case "code" ->
                paper(
                        board.title(),
                        el("h1", board.title()),
                        onlyHere(),
                        el("p", Sentences.onYourPhone(words())),
                        Layout.qr(publicPage),
                        el("p.key", publicPage));
            default -> throw new HttpResponseException(404, Sentences.noPage(words(), Site.shortened(name)));
        };
    }

    private String round() {
        if (board.round() == 0) {
            throw new HttpResponseException(404, Sentences.noRound(words()));
        }
        return Sentences.roundOf(words(), board.round(), board.title());
    }

    private String paper(String title, Vector<TextTable> tables) {
        return paper(title, el("h1", board.title()), Layout.tables(event.id(), tables));
    }

    private String paper(String title, Object... parts) {
        Html back = el("p.hint", Layout.link("/e/" + event.id() + "/desk/now", "‹ " + board.title()));
        return Layout.page(words(), title, at("class", "paper"), back, parts);
    }

    /** Returns the chances of the players, marked as an estimate with all that it assumes, in the kit's English. */
    private String forecast() {
        String title = Sentences.estimatedChances(words());
        Option<String> obstacle = Forecast.obstacle(event.desk().state());
        Html shown = obstacle.map(why -> el("p.notice", at("lang", "en"), why)).getOrElse(() -> {
            Forecast forecast = Forecast.of(event.desk());
            TextTable chances = forecast.table(event.desk().state());
            var columns = chances.columns()
                    .map(column -> new TextTable.Column(
                            column.key(),
                            Sentences.forecastHeading(words(), column.key().replace('-', '_'))));
            return Html.all(
                    el("p.notice", Sentences.onlyAnEstimate(words())),
                    el("p.hint", at("lang", "en"), forecast.describe()),
                    Layout.tables(event.id(), Vector.of(new TextTable(title, columns, chances.rows()))));
        });
        return paper(title, el("h1", board.title()), shown);
    }

    private String slips() {
        var open = board.openMatches();
        return paper(
                round(),
                onlyHere(),
                open.map(this::slip),
                Option.when(open.isEmpty(), () -> Sentences.allReported(words())));
    }

    /** Returns a warning, which is not printed, if no phone can open the links of the codes. */
    private Html onlyHere() {
        return HERE.matcher(publicPage).lookingAt()
                ? el("p.notice.hint", Sentences.onlyThisMachine(words()))
                : Html.NONE;
    }

    private Html slip(RoundMatch match) {
        Vector<String> headings = Vector.of("player", "vps", "signature", "drops", "code");
        Vector<Html> boxes = Vector.of(EndingKind.values())
                .map(how -> el("span.box", "☐ " + how.describe(match.pairing(), words())));
        return el(
                "article.slip",
                el(
                        "h2",
                        Sentences.slipTitle(words(), match.round(), match.table(), board.roster()),
                        el("small", board.title())),
                el(
                        "div.wide",
                        el(
                                "table",
                                el("tr", headings.map(heading -> el("th", Sentences.slipHeading(words(), heading)))),
                                match.pairing().players().map(this::player))),
                el("p", boxes));
    }

    private Html player(PlayerId player) {
        String code = Secrets.code(event.secretHash(), player.number());
        return el(
                "tr",
                el("td", el("bdi", words().text(player))),
                el("td"),
                el("td"),
                el("td", "☐"),
                el("td.code", Layout.qr(publicPage + "/player/" + player.number() + "/" + code), el("code", code)));
    }
}

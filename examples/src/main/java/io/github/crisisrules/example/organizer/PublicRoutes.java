package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.EventPacket;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;

/** The routes of the public pages, including the one on which players report results. */
record PublicRoutes(Site site) {
    private static final String CODE = "code";
    private static final int REPORTS_PER_MINUTE = 6;
    private static final int WRONG_CODES_PER_MINUTE = 10;

    void addTo(Javalin app) {
        app.get("/e/{id}", this::event);
        app.before("/e/{id}/live", site::event);
        app.sse("/e/{id}/live", client -> site.live.listen(client, client.ctx().pathParam("id")));
        app.get("/e/{id}/player/{number}", this::player);
        app.get("/e/{id}/player/{number}/{code}", this::remember);
        Requests.post(app, "/e/{id}/player/{number}", this::report);
        app.get(
                "/e/{id}/packet.md",
                ctx -> text(ctx, "text/markdown", packet(ctx).markdown()));
        app.get(
                "/e/{id}/packet.json",
                ctx -> text(ctx, "application/json", CrisisJson.standard().writeLines(packet(ctx))));
        app.get("/e/{id}/standings.csv", ctx -> text(ctx, "text/csv", csv(standings(board(ctx)))));
    }

    /** Returns the ranks to take away: the final ones once the event is over. */
    static TextTable standings(Board board) {
        return board.phase() == Phase.CLOSED ? board.finalRanks() : board.standings();
    }

    private Board board(Context ctx) {
        return desk(ctx, site.event(ctx)).board();
    }

    private static Desk desk(Context ctx, StoredEvent event) {
        return event.desk().in(Requests.language(ctx));
    }

    private PublicPages pages(Context ctx, StoredEvent event) {
        return new PublicPages(
                event.id(),
                desk(ctx, event).board(),
                site.news(event),
                site.store.notice(event.id()),
                site.clock.instant());
    }

    private void event(Context ctx) {
        StoredEvent event = site.event(ctx);
        site.pages.send(ctx, site.news(event), () -> pages(ctx, event).event());
    }

    private void player(Context ctx) {
        StoredEvent event = site.event(ctx);
        PlayerId player = asked(ctx, event);
        boolean isKnown = hasCode(event, player, Requests.cookie(ctx, CODE));
        String version = site.deskNews(event) + (isKnown ? "-known" : "");
        site.pages.send(ctx, version, () -> page(ctx, event, player, Typed.NOTHING));
    }

    private static PlayerId asked(Context ctx, StoredEvent event) {
        String number = ctx.pathParam("number");
        return Typed.whole(number)
                .flatMap(event.desk().board()::player)
                .getOrElseThrow(() -> new HttpResponseException(
                        404, Sentences.noPlayer(Requests.wording(ctx), Site.shortened(number))));
    }

    private static boolean hasCode(StoredEvent event, PlayerId player, String code) {
        return Secrets.isCode(code, event.secretHash(), player.number());
    }

    /** Handles the link of a slip: stores its code in a cookie for the player's page. */
    private void remember(Context ctx) {
        StoredEvent event = site.event(ctx);
        PlayerId player = asked(ctx, event);
        if (!isRight(ctx, event, player, ctx.pathParam("code"))) {
            throw new HttpResponseException(403, Sentences.wrongCode(Requests.wording(ctx)));
        }
        keepCode(ctx, event, player);
        OrganizerRoutes.onward(ctx, address(event, player));
    }

    private static void keepCode(Context ctx, StoredEvent event, PlayerId player) {
        Requests.keep(ctx, CODE, Secrets.code(event.secretHash(), player.number()), address(event, player));
    }

    private static String address(StoredEvent event, PlayerId player) {
        return "/e/" + event.id() + "/player/" + player.number();
    }

    /**
     * Returns whether a code is that of a player. Many wrong codes are answered with the advice to wait. A right one is
     * accepted meanwhile too, so that a stranger cannot shut a player out: there are a trillion codes, too many to be
     * tried during an event.
     */
    private boolean isRight(Context ctx, StoredEvent event, PlayerId player, String code) {
        boolean isRight = hasCode(event, player, code);
        if (!isRight) {
            limit(ctx, "code " + event.id() + player, WRONG_CODES_PER_MINUTE);
        }
        return isRight;
    }

    private void limit(Context ctx, String key, int perMinute) {
        if (!site.limits.allows(key, perMinute, Duration.ofMinutes(1))) {
            throw new HttpResponseException(429, Sentences.tooMany(Requests.wording(ctx)));
        }
    }

    /** Returns the page of a player. Its form for reporting a result is the organizer's form with another address. */
    private String page(Context ctx, StoredEvent event, PlayerId player, Typed typed) {
        Desk desk = desk(ctx, event);
        Wording words = desk.play().wording();
        boolean isKnown = hasCode(event, player, Requests.cookie(ctx, CODE));
        Html code = el(
                "label.text",
                Sentences.codeOfSlip(words),
                el("input", at("name", CODE, "value", typed.text(CODE), "required", "", "autocomplete", "off")),
                Fields.faults(CODE, typed));
        Html hidden = Html.all(
                Fields.hidden(Requests.TOKEN, Secrets.formToken(Site.publicSecret(event))),
                Option.when(!isKnown, code));
        ChoiceForms forms = new ChoiceForms(address(event, player), hidden, typed, desk);
        Option<RoundMatch> open = open(event, player);
        Option<Html> report = open.map(match -> Html.all(
                el("p", Wording.capitalized(match.describe(words))),
                forms.form(match.reporting(), Sentences.sendReport(words))));
        Option<String> earlier = open.flatMap(
                        match -> site.store.proposals(event.id()).get(Report.place(match, player)))
                .flatMap(said -> desk.attempt(said).toOption())
                .map(after -> after.lastSentences().mkString(" "));
        return pages(ctx, event).player(player, report, earlier, typed);
    }

    private static Option<RoundMatch> open(StoredEvent event, PlayerId player) {
        return event.desk().openMatches().find(match -> match.pairing().has(player));
    }

    /** Handles a result reported by a player. It is stored beside the event until the organizer confirms it. */
    private void report(Context ctx) {
        StoredEvent event = site.event(ctx);
        PlayerId player = asked(ctx, event);
        Typed typed = Requests.form(ctx, Site.publicSecret(event));
        String cookie = Requests.cookie(ctx, CODE);
        if (!isRight(ctx, event, player, typed.text(CODE).isEmpty() ? cookie : typed.text(CODE))) {
            FieldFault wrong = FieldFault.of(CODE, Sentences.wrongCode(Requests.wording(ctx)));
            ctx.status(403).html(page(ctx, event, player, typed.wrong(Vector.of(wrong))));
            return;
        }
        limit(ctx, "report " + event.id() + player, REPORTS_PER_MINUTE);
        command(desk(ctx, event), player, typed)
                .peekLeft(faulty -> ctx.status(422).html(page(ctx, event, player, faulty)))
                .peek(report -> {
                    site.store.propose(event.id(), report.place(), report.said());
                    site.notifyDesk(event.id());
                    keepCode(ctx, event, player);
                    ctx.redirect(address(event, player), HttpStatus.SEE_OTHER);
                });
    }

    private Either<Typed, Report> command(Desk desk, PlayerId player, Typed typed) {
        return desk.openMatches()
                .find(match -> match.pairing().has(player)
                        && ChoiceForms.id(match.reporting()).equals(typed.text(ChoiceForms.CHOICE)))
                .toEither(() -> typed.wrong(Sentences.notOpen(desk.play().wording())))
                .flatMap(match -> ChoiceForms.apply(desk, match.reporting(), typed)
                        .map(after -> new Report(
                                Report.place(match, player),
                                after.play().steps().last().command())));
    }

    /**
     * Returns the packet. It includes the seed once no more random numbers are taken from it; the salt is the event's
     * id.
     */
    private EventPacket packet(Context ctx) {
        StoredEvent event = site.event(ctx);
        Desk desk = desk(ctx, event);
        return Site.isSealed(desk) ? desk.packet(event.id()) : desk.board().packet();
    }

    /** Returns a table for spreadsheets, which must not take a name for a formula. */
    private static String csv(TextTable table) {
        return table.rows()
                .map(row -> row.map(cell -> cell instanceof Cell.Figure ? cell.text() : harmless(cell.text())))
                .prepend(table.headings())
                .map(row ->
                        row.map(text -> '"' + text.replace("\"", "\"\"") + '"').mkString(",") + "\r\n")
                .mkString();
    }

    private static String harmless(String text) {
        return text.matches("(?s)[=+\\-@\t\r].*") ? "'" + text : text;
    }

    private static void text(Context ctx, String type, String text) {
        ctx.contentType(type + "; charset=utf-8").result(text.getBytes(UTF_8));
    }
}

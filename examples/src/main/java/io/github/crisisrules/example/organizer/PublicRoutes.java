package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.desk.RoundMatch;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentQuestion;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.EventPacket;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.vavr.control.Option;

/** The pages for everybody, and the way in which players tell their results. */
final class PublicRoutes {
    private final Site site;

    PublicRoutes(Site site) {
        this.site = site;
    }

    void addTo(Javalin app) {
        app.get("/e/{id}", this::event);
        app.before("/e/{id}/live", site::event);
        app.sse(
                "/e/{id}/live",
                client -> site.live().listen(client, client.ctx().pathParam("id")));
        app.get("/e/{id}/player/{number}", this::player);
        app.post("/e/{id}/player/{number}", this::tell);
        app.get(
                "/e/{id}/packet.md",
                ctx -> text(ctx, "text/markdown", packet(site.event(ctx)).markdown()));
        app.get(
                "/e/{id}/packet.json",
                ctx -> text(ctx, "application/json", CrisisJson.standard().writeLines(packet(site.event(ctx)))));
    }

    private PublicPages pages(StoredEvent event) {
        return new PublicPages(
                event.id(), event.desk().board(), site.news(event), site.clock().instant());
    }

    /** A phone that knows the page is told so, and gets nothing more. */
    private void event(Context ctx) {
        StoredEvent event = site.event(ctx);
        String tag = "\"" + site.news(event) + "\"";
        ctx.header("Cache-Control", "no-cache").header("ETag", tag);
        if (tag.equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
        } else {
            ctx.html(pages(event).event());
        }
    }

    private void player(Context ctx) {
        StoredEvent event = site.event(ctx);
        ctx.html(page(event, asked(ctx, event), Typed.NOTHING));
    }

    /** The form with which a player tells a result is the organizer's own, sent to another address. */
    private String page(StoredEvent event, PlayerId player, Typed typed) {
        Names names = event.desk().state().names();
        Html hidden = ChoiceForms.field(Requests.TOKEN, Secrets.formToken(site.everybody(event)));
        ChoiceForms forms = new ChoiceForms("/e/" + event.id() + "/player/" + player.number(), hidden, typed, names);
        Option<Report> report = report(event, player);
        return pages(event)
                .player(
                        player,
                        report.map(open -> Html.all(
                                Html.el("p", ChoiceForms.capital(open.match().words(names))),
                                forms.form(open.choice(), "Tell the organizer", Option.of(open.match()), Html.NONE))),
                        report.flatMap(
                                open -> site.store().proposals(event.id()).get(place(event, open.match(), player))),
                        typed);
    }

    /** An open match, and the choice of reporting it. */
    private record Report(RoundMatch match, Choice<TournamentCommand> choice) {}

    private static Option<Report> report(StoredEvent event, PlayerId player) {
        return event.desk()
                .choices()
                .flatMap(choice -> ChoiceForms.about(choice, TournamentQuestion.MatchEnd.class)
                        .flatMap(TournamentQuestion.MatchEnd::about)
                        .filter(match -> match.pairing().has(player))
                        .map(match -> new Report(match, choice)))
                .headOption();
    }

    private static PlayerId asked(Context ctx, StoredEvent event) {
        return Typed.whole(ctx.pathParam("number"))
                .flatMap(event.desk().board()::player)
                .getOrElseThrow(() -> new Requests.Refused(404, "There is no such player at this event."));
    }

    /** Who said it about which match: one line for each player and match, however often it is said. */
    private static String place(StoredEvent event, RoundMatch match, PlayerId player) {
        return "round " + match.round() + ", table " + match.table() + ", told by "
                + event.desk().name(player);
    }

    /** A player tells a result. It is kept beside the event until the organizer confirms it. */
    private void tell(Context ctx) {
        StoredEvent event = site.event(ctx);
        PlayerId player = asked(ctx, event);
        Typed typed = Requests.form(ctx, site.everybody(event));
        report(event, player)
                .filter(open ->
                        open.choice().words(event.desk().state().names()).equals(typed.text(ChoiceForms.CHOICE)))
                .toEither(() -> typed.fault(Typed.WHOLE, "That match is not open any more."))
                .flatMap(open -> FormReader.command(open.choice(), typed, site.clock())
                        .peek(said -> site.store().propose(event.id(), place(event, open.match(), player), said)))
                .peekLeft(faulty -> ctx.status(422).html(page(event, player, faulty)))
                .peek(said -> {
                    site.tellDesk(event.id());
                    ctx.redirect("/e/" + event.id() + "/player/" + player.number(), HttpStatus.SEE_OTHER);
                });
    }

    /** With the seed, once nothing is drawn from it any more; the salt is the event's id. */
    private static EventPacket packet(StoredEvent event) {
        Board board = event.desk().board();
        return Site.isSealed(event.desk()) ? event.desk().packet(event.id()) : board.packet();
    }

    private static void text(Context ctx, String type, String text) {
        ctx.contentType(type + "; charset=utf-8").result(text.getBytes(UTF_8));
    }
}

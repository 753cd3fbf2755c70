package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.EventPacket;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The routes of the public pages, including the one on which players report results. */
record PublicRoutes(Site site) {
    void addTo(Javalin app) {
        app.get("/e/{id}", this::event);
        app.before("/e/{id}/live", site::event);
        app.sse("/e/{id}/live", client -> site.live.listen(client, client.ctx().pathParam("id")));
        app.get("/e/{id}/player/{number}", this::player);
        app.post("/e/{id}/player/{number}", this::tell);
        app.get(
                "/e/{id}/packet.md",
                ctx -> text(ctx, "text/markdown", packet(ctx).markdown()));
        app.get(
                "/e/{id}/packet.json",
                ctx -> text(ctx, "application/json", CrisisJson.standard().writeLines(packet(ctx))));
    }

    private PublicPages pages(StoredEvent event) {
        return new PublicPages(event.id(), event.desk().board(), site.news(event), site.clock.instant());
    }

    /** Responds with the page of the event, or with status 304 if the browser has it in its cache. */
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

    private static PlayerId asked(Context ctx, StoredEvent event) {
        return Typed.whole(ctx.pathParam("number"))
                .flatMap(event.desk().board()::player)
                .getOrElseThrow(() -> new HttpResponseException(404, "There is no such player at this event."));
    }

    /** Returns the page of a player. Its form for reporting a result is the organizer's form with another address. */
    private String page(StoredEvent event, PlayerId player, Typed typed) {
        Wording wording = event.desk().play().wording();
        Html hidden = Fields.hidden(Requests.TOKEN, Secrets.formToken(Site.publicSecret(event)));
        ChoiceForms forms = new ChoiceForms("/e/" + event.id() + "/player/" + player.number(), hidden, typed, wording);
        Option<RoundMatch> open = open(event, player);
        Option<Html> report = open.map(match -> Html.all(
                Html.el("p", Wording.capitalized(match.describe(wording))),
                forms.form(match.reporting(), "Tell the organizer")));
        Option<String> told = open.flatMap(
                        match -> site.store.proposals(event.id()).get(place(event, match, player)))
                .flatMap(said -> event.desk().attempt(said).toOption())
                .map(after -> after.lastSentences().mkString(" "));
        return pages(event).player(player, report, told, typed);
    }

    private static Option<RoundMatch> open(StoredEvent event, PlayerId player) {
        return event.desk().openMatches().find(match -> match.pairing().has(player));
    }

    /**
     * Returns the key of a proposed result, made from the match and the player, so that a repeated report replaces
     * the earlier one.
     */
    private static String place(StoredEvent event, RoundMatch match, PlayerId player) {
        return "round " + match.round() + ", table " + match.table() + ", reported by "
                + event.desk().name(player);
    }

    /** Handles a result reported by a player. It is stored beside the event until the organizer confirms it. */
    private void tell(Context ctx) {
        StoredEvent event = site.event(ctx);
        PlayerId player = asked(ctx, event);
        Typed typed = Requests.form(ctx, Site.publicSecret(event));
        command(event, player, typed)
                .peekLeft(faulty -> ctx.status(422).html(page(event, player, faulty)))
                .peek(said -> {
                    site.tellDesk(event.id());
                    ctx.redirect("/e/" + event.id() + "/player/" + player.number(), HttpStatus.SEE_OTHER);
                });
    }

    private Either<Typed, TournamentCommand> command(StoredEvent event, PlayerId player, Typed typed) {
        Wording wording = event.desk().play().wording();
        return open(event, player)
                .filter(match -> match.reporting().describe(wording).equals(typed.text(ChoiceForms.CHOICE)))
                .toEither(() -> typed.wrong("That match is not open any more."))
                .flatMap(match -> Sheet.of(match.reporting(), wording)
                        .attempt(event.desk().play()::attempt, typed.values())
                        .bimap(typed::wrong, play -> play.steps().last().command())
                        .peek(said -> site.store.propose(event.id(), place(event, match, player), said)));
    }

    /**
     * Returns the packet. It includes the seed once no more random numbers are taken from it; the salt is the event's
     * id.
     */
    private EventPacket packet(Context ctx) {
        StoredEvent event = site.event(ctx);
        return Site.isSealed(event.desk())
                ? event.desk().packet(event.id())
                : event.desk().board().packet();
    }

    private static void text(Context ctx, String type, String text) {
        ctx.contentType(type + "; charset=utf-8").result(text.getBytes(UTF_8));
    }
}

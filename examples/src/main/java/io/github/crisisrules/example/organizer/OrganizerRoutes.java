package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.organizer.store.StoredEvent;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The routes of the organizer. Every form carries the step that its page was made from, and the store appends only to
 * that step. If two browsers change the event at once, the slower one is shown the new state together with its own
 * input.
 */
record OrganizerRoutes(Site site) {
    void addTo(Javalin app) {
        app.get("/e/{id}/key/{secret}", this::enter);
        app.get("/e/{id}/desk", ctx -> ctx.redirect("/e/" + site.event(ctx).id() + "/desk/now"));
        // This must come first, because a stream starts its response before its own handler runs.
        app.before("/e/{id}/desk/*", this::mine);
        app.sse(
                "/e/{id}/desk/live",
                client -> site.live.listen(client, client.ctx().pathParam("id") + Site.DESK_TOPIC));
        app.get("/e/{id}/desk/log.json", this::log);
        app.get("/e/{id}/desk/print/{page}", this::print);
        app.get("/e/{id}/desk/list/{who}", ctx -> show(ctx, list(ctx)));
        app.post("/e/{id}/desk/list/{who}", ctx -> change(ctx, list(ctx), "players", handIn(ctx)));
        app.get("/e/{id}/desk/{page}", ctx -> show(ctx, ctx.pathParam("page")));
        app.post("/e/{id}/desk/{page}/do", ctx -> change(ctx, this::choose));
        app.post("/e/{id}/desk/{page}/undo", ctx -> change(ctx, OrganizerRoutes::takeBack));
        app.post("/e/{id}/desk/{page}/register", ctx -> change(ctx, OrganizerRoutes::register));
        app.post("/e/{id}/desk/{page}/absent", ctx -> change(ctx, OrganizerRoutes::dropAbsent));
        app.post("/e/{id}/desk/{page}/confirm", ctx -> change(ctx, (desk, typed) -> confirm(ctx, desk, typed)));
        app.post("/e/{id}/desk/{page}/dismiss", this::dismiss);
    }

    /** Returns the event of a request. Requests that are not the organizer's are refused. */
    private StoredEvent mine(Context ctx) {
        StoredEvent event = site.event(ctx);
        site.organizer(ctx, event);
        return event;
    }

    /** Handles the secret link: stores the secret in a cookie and removes it from the address bar. */
    private void enter(Context ctx) {
        StoredEvent event = site.event(ctx);
        String secret = ctx.pathParam("secret");
        if (!Secrets.fits(secret, event.secretHash())) {
            throw new HttpResponseException(403, "This is not the secret link of the event.");
        }
        Requests.keep(ctx, Site.DESK, secret, "/e/" + event.id());
        onward(ctx, "/e/" + event.id() + "/desk/now");
    }

    /**
     * Responds with a page that forwards automatically and does not send its address, which contains a secret, as the
     * referrer. A redirect would not work: after a link from a mail, the new cookie is not sent with it.
     */
    static void onward(Context ctx, String address) {
        ctx.header("Referrer-Policy", "no-referrer")
                .html(Layout.page(
                        "The organizer's desk",
                        el("meta", at("http-equiv", "refresh", "content", "0;url=" + address)),
                        el("h1", "The organizer's desk"),
                        el("p", Layout.link(address, "Go on"))));
    }

    private void log(Context ctx) {
        ctx.contentType("application/json; charset=utf-8")
                .result(LogFormats.EVENTS.write(mine(ctx).desk().play()).getBytes(UTF_8));
    }

    private void print(Context ctx) {
        ctx.html(new PrintPages(mine(ctx)).page(ctx.pathParam("page")));
    }

    private void show(Context ctx, String page) {
        ctx.html(page(ctx, page, mine(ctx), Typed.NOTHING, Option.none()));
    }

    private String page(Context ctx, String name, StoredEvent event, Typed typed, Option<Html> notice) {
        return new DeskPages(
                        event,
                        Secrets.formToken(site.organizer(ctx, event)),
                        site.deskNews(event),
                        typed,
                        notice,
                        site.store.proposals(event.id()),
                        site.clock.instant())
                .page(name);
    }

    /** A change of an event by a form, or the input with its faults. */
    private interface Change {
        Either<Typed, Desk> of(Desk desk, Typed typed);
    }

    private void change(Context ctx, Change change) {
        String page = DeskPages.named(ctx.pathParam("page"));
        change(ctx, page, page, change);
    }

    // doc
    /** A form of this page: it is shown again with what is wrong, or leads on to {@code then}. */
    private void change(Context ctx, String page, String then, Change change) {
        StoredEvent event = site.event(ctx);
        Typed typed = Requests.form(ctx, site.organizer(ctx, event));
        if (!Typed.whole(typed.text("step")).contains(event.step())) {
            outdated(ctx, page, event, typed);
            return;
        }
        Either<Typed, Desk> next = change.of(event.desk(), typed);
        if (next.isLeft()) {
            Html notice = el("div.notice", "Not done: see below. ", Fields.faults(FieldFault.WHOLE, next.getLeft()));
            ctx.status(422).html(page(ctx, page, event, next.getLeft(), Option.of(notice)));
            return;
        }
        site.store
                .append(event, next.get())
                .peek(after -> {
                    tidy(after);
                    site.tell(after.id());
                    ctx.redirect("/e/" + after.id() + "/desk/" + then, HttpStatus.SEE_OTHER);
                })
                .peekLeft(faster -> outdated(ctx, page, faster.now(), typed));
    }
    // end

    /**
     * Responds that the event has changed in the meantime. Nothing is overwritten: the new state is shown with the
     * input.
     */
    private void outdated(Context ctx, String page, StoredEvent now, Typed typed) {
        String wanted = typed.text(ChoiceForms.CHOICE);
        var answers = typed.values()
                .filterKeys(name -> name.matches("q[0-9].*"))
                .values()
                .flatMap(all -> all);
        Html notice = el(
                "div.notice",
                at("role", "alert"),
                "The event has changed since this page was made, so nothing was done. What happened last: "
                        + now.desk().lastSentences().mkString(" ")
                        + " Look at it, then send your form again if it still holds.",
                Option.when(
                        !wanted.isEmpty(), () -> el("p", "You wanted: " + wanted + answers.mkString(" (", ", ", ")"))));
        ctx.status(409).html(page(ctx, page, now, typed, Option.of(notice)));
    }

    /** Applies one of the choices that the library lists, with the answers of its form. */
    private Either<Typed, Desk> choose(Desk desk, Typed typed) {
        Wording wording = desk.play().wording();
        return ChoiceForms.choices(desk, site.clock.instant())
                .find(choice -> choice.describe(wording).equals(typed.text(ChoiceForms.CHOICE)))
                .toEither(() -> typed.wrong("That cannot be done now."))
                .flatMap(choice -> Sheet.of(choice, wording)
                        .attempt(desk::attempt, typed.values())
                        .mapLeft(typed::wrong));
    }

    private static String list(Context ctx) {
        return ListPage.ADDRESS + ctx.pathParam("who");
    }

    private static Change handIn(Context ctx) {
        return (desk, typed) -> new ListPage("", desk, list(ctx), typed).handedIn();
    }

    /** Applies all of the commands or none of them. A refusal is shown at the given field. */
    private static Either<Typed, Desk> all(
            Desk desk, Vector<? extends TournamentCommand> commands, Typed typed, String field) {
        Either<Typed, Desk> now = Either.right(desk);
        for (TournamentCommand command : commands) {
            now = now.flatMap(before -> before.attempt(command)
                    .mapLeft(refused ->
                            FieldFault.of(field, refused, before.play().wording()))
                    .mapLeft(fault -> typed.wrong(Vector.of(fault))));
        }
        return now;
    }

    private static Either<Typed, Desk> register(Desk desk, Typed typed) {
        return all(desk, typed.lines("names").map(TournamentCommand.RegisterPlayer::new), typed, "names");
    }

    /** Drops, as no-shows, all players who did not check in. */
    private static Either<Typed, Desk> dropAbsent(Desk desk, Typed typed) {
        Vector<String> here = typed.all("here");
        if (here.isEmpty()) {
            return Either.left(typed.wrong("No player is ticked. Tick who is here first."));
        }
        var drops = desk.state()
                .active()
                .reject(player -> here.contains(Integer.toString(player.number())))
                .map(player -> new TournamentCommand.DropPlayer(player, DropReason.NO_SHOW));
        return all(desk, drops, typed, "here");
    }

    private static Either<Typed, Desk> takeBack(Desk desk, Typed typed) {
        if (desk.play().steps().isEmpty()) {
            return Either.left(typed.wrong("There is nothing to take back."));
        }
        return Site.isSealed(desk)
                ? Either.left(typed.wrong("The event is closed and its seed is published: nothing is taken back."))
                : Either.right(desk.undo());
    }

    private Either<Typed, Desk> confirm(Context ctx, Desk desk, Typed typed) {
        return site.store
                .proposals(ctx.pathParam("id"))
                .get(typed.text("place"))
                .toEither(() -> typed.wrong("This report is not there any more."))
                .flatMap(said -> all(desk, Vector.of(said), typed, FieldFault.WHOLE));
    }

    private void dismiss(Context ctx) {
        StoredEvent event = site.event(ctx);
        Typed typed = Requests.form(ctx, site.organizer(ctx, event));
        site.store.removeProposal(event.id(), typed.text("place"));
        site.tellDesk(event.id());
        ctx.redirect("/e/" + event.id() + "/desk/now", HttpStatus.SEE_OTHER);
    }

    /** Removes proposed results of matches that are no longer open. */
    private void tidy(StoredEvent event) {
        site.store.proposals(event.id()).forEach((place, said) -> {
            if (event.desk().attempt(said).isLeft()) {
                site.store.removeProposal(event.id(), place);
            }
        });
    }
}

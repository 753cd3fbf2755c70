package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.text.Language;
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
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The routes of the organizer. Every form carries the step that its page was made from, and the store appends only to
 * that step. If the event has changed since, a form that still means what its page showed is applied to the new state;
 * otherwise the new state is shown together with what was wanted.
 */
record OrganizerRoutes(Site site) {
    private static final String DESK = "/e/{id}/desk";
    private static final int MAX_NOTICE = 1_000;

    void addTo(Javalin app) {
        app.get("/e/{id}/key/{secret}", this::enter);
        app.get(DESK, ctx -> ctx.redirect("/e/" + site.event(ctx).id() + "/desk/now"));
        // This must come first, because a stream starts its response before its own handler runs.
        app.before(DESK + "/*", this::mine);
        app.sse(DESK + "/live", client -> site.live.listen(client, client.ctx().pathParam("id") + Site.DESK_TOPIC));
        app.get(DESK + "/log.json", this::log);
        app.get(DESK + "/print/{page}", this::print);
        app.get(DESK + "/list/{who}", ctx -> show(ctx, list(ctx)));
        Requests.post(app, DESK + "/list/{who}", ctx -> change(ctx, list(ctx), "players", handIn(ctx)));
        app.get(DESK + "/{page}", ctx -> show(ctx, ctx.pathParam("page")));
        // The page of a refused form has the form's address: whoever loads it again gets the page that the form is on.
        app.get(
                DESK + "/{page}/{job}",
                ctx -> ctx.redirect(
                        "/e/" + site.event(ctx).id() + "/desk/"
                                + DeskPages.named(ctx.pathParam("page"), Requests.wording(ctx)),
                        HttpStatus.SEE_OTHER));
        post(app, "do", ctx -> new Change(this::basis, this::choose));
        post(app, "undo", ctx -> strict((desk, typed) -> takeBack(ctx, desk, typed)));
        post(app, "register", ctx -> new Change((desk, typed) -> "names", OrganizerRoutes::register));
        post(app, "absent", ctx -> strict(OrganizerRoutes::dropAbsent));
        post(app, "confirm", this::confirm);
        Requests.post(app, DESK + "/now/dismiss", this::dismiss);
        Requests.post(app, DESK + "/now/announce", this::announce);
        Requests.post(app, DESK + "/more/invite", this::invite);
        Requests.post(app, DESK + "/more/revoke", this::revoke);
        Requests.post(app, DESK + "/more/leave", this::leave);
    }

    private void post(Javalin app, String job, Function<Context, Change> change) {
        Requests.post(app, DESK + "/{page}/" + job, ctx -> {
            String page = DeskPages.named(ctx.pathParam("page"), Requests.wording(ctx));
            change(ctx, page, page, change.apply(ctx));
        });
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
        if (!site.opens(secret, event)) {
            throw new HttpResponseException(403, Sentences.wrongLink(Requests.wording(ctx)));
        }
        Requests.keep(ctx, Site.DESK, secret, "/e/" + event.id());
        onward(ctx, "/e/" + event.id() + "/desk/now");
    }

    /**
     * Responds with a page that forwards automatically and does not send its address, which contains a secret, as the
     * referrer. A redirect would not work: after a link from a mail, the new cookie is not sent with it.
     */
    static void onward(Context ctx, String address) {
        Wording words = Requests.wording(ctx);
        ctx.header("Referrer-Policy", "no-referrer")
                .html(Layout.page(
                        words,
                        Sentences.desk(words),
                        el("meta", at("http-equiv", "refresh", "content", "0;url=" + address)),
                        el("h1", Sentences.desk(words)),
                        el("p", Layout.link(address, Sentences.goOn(words)))));
    }

    private void log(Context ctx) {
        ctx.contentType("application/json; charset=utf-8")
                .result(LogFormats.EVENTS.write(mine(ctx).desk().play()).getBytes(UTF_8));
    }

    private void print(Context ctx) {
        StoredEvent event = mine(ctx);
        ctx.html(new PrintPages(event, desk(ctx, event).board(), site.link(ctx, "/e/" + event.id()))
                .page(ctx.pathParam("page")));
    }

    private static Desk desk(Context ctx, StoredEvent event) {
        return event.desk().in(Requests.language(ctx));
    }

    private void show(Context ctx, String page) {
        ctx.html(page(ctx, page, mine(ctx), Typed.NOTHING, Option.none()));
    }

    private String page(Context ctx, String name, StoredEvent event, Typed typed, Option<Html> notice) {
        var extras = new DeskPages.Extras(
                site.store.notice(event.id()),
                site.store.links(event.id()).keySet().toVector(),
                site.isHost(ctx, event),
                site.store.lastBatch(event));
        return new DeskPages(
                        event,
                        desk(ctx, event),
                        Secrets.formToken(site.organizer(ctx, event)),
                        site.deskNews(event),
                        typed,
                        notice,
                        site.store.proposals(event.id()),
                        extras,
                        site.clock.instant())
                .page(name);
    }

    /** Something that follows from the event and the input of a form. */
    private interface FromForm<T> {
        T of(Desk desk, Typed typed);
    }

    /**
     * A change of an event by a form.
     *
     * @param basis what the form refers to; a form whose basis has changed since is not applied
     * @param result the changed event, or the input with its faults
     */
    private record Change(FromForm<String> basis, FromForm<Either<Typed, Desk>> result) {
        /** Returns whether a form means the same in a new state as on its page. */
        boolean stillHolds(Desk now, Typed typed) {
            String shown = typed.text(ChoiceForms.BASIS);
            return !shown.isEmpty() && shown.equals(basis.of(now, typed));
        }
    }

    /** Returns a change that refers to the whole state of its page. */
    private static Change strict(FromForm<Either<Typed, Desk>> result) {
        return new Change((desk, typed) -> "", result);
    }

    // doc
    /** A form of this page: it is shown again with what is wrong, or leads on to {@code then}. */
    private void change(Context ctx, String page, String then, Change change) {
        StoredEvent event = site.event(ctx);
        Typed typed = Requests.form(ctx, site.organizer(ctx, event));
        int seen = Typed.whole(typed.text("step")).getOrElse(-1);
        while (true) {
            boolean isCurrent = seen == event.step();
            Desk desk = desk(ctx, event);
            boolean mayHold = seen >= 0 && seen < event.step() && change.stillHolds(desk, typed);
            if (!isCurrent && !mayHold) {
                outdated(ctx, page, event, typed, change);
                return;
            }
            Either<Typed, Desk> next = change.result.of(desk, typed);
            if (next.isLeft() && isCurrent) {
                refused(ctx, page, event, next.getLeft());
                return;
            }
            if (next.isLeft() || (!isCurrent && isRepeated(event, seen, next.get()))) {
                outdated(ctx, page, event, next.isLeft() ? next.getLeft() : typed, change);
                return;
            }
            var answer = site.store.append(event, next.get().in(Language.ENGLISH));
            if (answer.isRight()) {
                tidy(answer.get());
                site.notifyAllPages(event.id());
                ctx.redirect("/e/" + event.id() + "/desk/" + then, HttpStatus.SEE_OTHER);
                return;
            }
            event = answer.getLeft().now();
        }
    }
    // end

    private void refused(Context ctx, String page, StoredEvent event, Typed faulty) {
        Html notice = el(
                "div.notice", Sentences.notDone(Requests.wording(ctx)), " ", Fields.faults(FieldFault.WHOLE, faulty));
        ctx.status(422).html(page(ctx, page, event, faulty, Option.of(notice)));
    }

    /** Returns whether a command was given since the form's page was made, as when a form is sent twice. */
    private static boolean isRepeated(StoredEvent now, int seen, Desk next) {
        var steps = now.desk().play().steps();
        var since = steps.takeRight(now.step() - seen).map(step -> step.command());
        return next.play().steps().drop(steps.size()).exists(step -> since.contains(step.command()));
    }

    /**
     * Responds that the event has changed in the meantime. Nothing is overwritten: the new state is shown with what was
     * wanted.
     */
    private void outdated(Context ctx, String page, StoredEvent now, Typed typed, Change change) {
        Wording words = desk(ctx, now).play().wording();
        Html notice = el(
                "div.notice",
                at("role", "alert"),
                Sentences.outdated(words, desk(ctx, now).lastSentences().mkString(" ")),
                wanted(ctx, now, typed, change).map(wanted -> el("p", Sentences.youWanted(words, wanted))),
                Fields.faults(FieldFault.WHOLE, typed));
        ctx.status(409).html(page(ctx, page, now, typed, Option.of(notice)));
    }

    /** Returns what a form would have done to the event that its page showed, in words. */
    private static Option<TournamentCommand> wanted(Context ctx, StoredEvent now, Typed typed, Change change) {
        Desk before = desk(ctx, now);
        int seen = Typed.whole(typed.text("step")).getOrElse(now.step());
        for (int step = now.step(); step > seen && !before.play().steps().isEmpty(); step--) {
            before = before.undo();
        }
        return change.stillHolds(before, typed)
                ? change.result
                        .of(before, typed)
                        .toOption()
                        .map(after -> after.play().steps().last().command())
                : Option.none();
    }

    private String basis(Desk desk, Typed typed) {
        return ChoiceForms.chosen(desk, site.clock.instant(), typed)
                .map(choice -> ChoiceForms.basis(desk, choice))
                .getOrElse("");
    }

    /** Applies one of the choices that the library lists, with the answers of its form. */
    private Either<Typed, Desk> choose(Desk desk, Typed typed) {
        return ChoiceForms.chosen(desk, site.clock.instant(), typed)
                .toEither(() -> typed.wrong(Sentences.notNow(desk.play().wording())))
                .flatMap(choice -> ChoiceForms.apply(desk, choice, typed));
    }

    private static String list(Context ctx) {
        return ListPage.ADDRESS + ctx.pathParam("who");
    }

    private static Change handIn(Context ctx) {
        return new Change(
                (desk, typed) -> new ListPage("", desk, list(ctx), typed).basis(),
                (desk, typed) -> new ListPage("", desk, list(ctx), typed).handedIn());
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
            return Either.left(typed.wrong(Sentences.noneTicked(desk.play().wording())));
        }
        var drops = desk.state()
                .active()
                .reject(player -> here.contains(Integer.toString(player.number())))
                .map(player -> new TournamentCommand.DropPlayer(player, DropReason.NO_SHOW));
        return all(desk, drops, typed, "here");
    }

    /** Takes back what was done last: a command, or all commands of one form. */
    private Either<Typed, Desk> takeBack(Context ctx, Desk desk, Typed typed) {
        Wording words = desk.play().wording();
        if (desk.play().steps().isEmpty() || Site.isSealed(desk)) {
            return Either.left(typed.wrong(Sentences.nothingToTakeBack(words, Site.isSealed(desk))));
        }
        Desk before = desk;
        for (int step = site.store.lastBatch(site.event(ctx)); step > 0; step--) {
            before = before.undo();
        }
        return Either.right(before);
    }

    /** Confirms the report that the organizer saw, unless it has changed or was contradicted since. */
    private Change confirm(Context ctx) {
        Map<String, TournamentCommand> reports = site.store.proposals(ctx.pathParam("id"));
        FromForm<Option<Report>> shown =
                (desk, typed) -> reports.get(typed.text("place")).map(said -> new Report(typed.text("place"), said));
        return new Change(
                (desk, typed) -> shown.of(desk, typed)
                        .map(report -> report.mark(reports))
                        .getOrElse(""),
                (desk, typed) -> shown.of(desk, typed)
                        .filter(report -> report.mark(reports).equals(typed.text(ChoiceForms.BASIS)))
                        .toEither(() ->
                                typed.wrong(Sentences.reportChanged(desk.play().wording())))
                        .flatMap(report -> all(desk, Vector.of(report.said()), typed, FieldFault.WHOLE)));
    }

    /** Returns the form of an organizer that changes something beside the event, and goes on to a page. */
    private Typed aside(Context ctx, String page) {
        StoredEvent event = site.event(ctx);
        Typed typed = Requests.form(ctx, site.organizer(ctx, event));
        ctx.redirect("/e/" + event.id() + "/desk/" + page, HttpStatus.SEE_OTHER);
        return typed;
    }

    private void dismiss(Context ctx) {
        Typed typed = aside(ctx, "now");
        site.store.removeProposal(ctx.pathParam("id"), typed.text("place"));
        site.notifyDesk(ctx.pathParam("id"));
    }

    private void announce(Context ctx) {
        String words = aside(ctx, "now").text("words").strip();
        site.store.announce(ctx.pathParam("id"), words.substring(0, Math.min(words.length(), MAX_NOTICE)));
        site.notifyAllPages(ctx.pathParam("id"));
    }

    /** Returns the form of an organizer who may let others in. */
    private Typed hosted(Context ctx) {
        if (!site.isHost(ctx, site.event(ctx))) {
            throw new HttpResponseException(403, Sentences.organizersOnly(Requests.wording(ctx)));
        }
        return aside(ctx, "more");
    }

    /** Makes a link for a further organizer, which is shown once. */
    private void invite(Context ctx) {
        String name = hosted(ctx).text("name").strip();
        StoredEvent event = site.event(ctx);
        Wording words = Requests.wording(ctx);
        String secret = Secrets.fresh();
        boolean isMade =
                !name.isEmpty() && name.length() <= 40 && site.store.invite(event.id(), name, Secrets.hash(secret));
        Html shown = isMade
                ? el("p.key", site.link(ctx, "/e/" + event.id() + "/key/" + secret))
                : el("p.fault", Sentences.nameTaken(words));
        ctx.removeHeader("Location")
                .status(isMade ? 201 : 422)
                .html(page(
                        ctx,
                        "more",
                        event,
                        Typed.NOTHING,
                        Option.of(el("div.notice", Sentences.newLink(words, isMade), shown))));
    }

    private void revoke(Context ctx) {
        site.store.revoke(ctx.pathParam("id"), hosted(ctx).text("name"));
    }

    /** Logs out: forgets the secrets that this browser keeps. */
    private void leave(Context ctx) {
        aside(ctx, "more");
        Requests.keep(ctx, Site.DESK, "", "/e/" + ctx.pathParam("id"));
        Requests.keep(ctx, Site.HOUSE, "", "/");
        ctx.redirect("/e/" + ctx.pathParam("id"), HttpStatus.SEE_OTHER);
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

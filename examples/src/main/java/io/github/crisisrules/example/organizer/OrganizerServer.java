package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.all;
import static io.github.crisisrules.example.organizer.Html.at;
import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoreException;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The web server of the desk: request checks, pages and error pages. */
public final class OrganizerServer implements AutoCloseable {
    /** The address of something of an event. */
    private static final Pattern EVENT = Pattern.compile("(/e/[0-9a-f]{10})/.*");

    private final Javalin app;
    private final Site site;
    private Option<SlowConnections> slow = Option.none();

    private OrganizerServer(Javalin app, Site site) {
        this.app = app;
        this.site = site;
    }

    /** Starts the server at the address that requests name, see the other method of this name. */
    public static OrganizerServer start(EventStore store, Clock clock, String host, int port, String house) {
        return start(store, clock, host, port, house, Option.none());
    }

    /**
     * Starts the server.
     *
     * @param port the port, or 0 for any free one
     * @param house the secret of the house, which permits announcing events and opening every desk
     * @param address the address at which phones reach the server; none if it is the one that requests name
     */
    public static OrganizerServer start(
            EventStore store, Clock clock, String host, int port, String house, Option<String> address) {
        Site site = new Site(store, clock, house, address);
        Javalin app = Javalin.create(config -> {
            config.showJavalinBanner = false;
            config.http.maxRequestSize = Requests.MAX_BYTES;
            config.jetty.threadPool = SlowConnections.threads();
            config.jetty.modifyServer(jetty -> SlowConnections.limit(jetty, SlowConnections.MAX));
        });
        app.before(Requests::guard);
        app.get("/desk.css", ctx -> file(ctx, "desk.css", "text/css"));
        app.get("/desk.js", ctx -> file(ctx, "desk.js", "text/javascript"));
        app.get("/language/{tag}", OrganizerServer::speak);
        new PublicRoutes(site).addTo(app);
        new OrganizerRoutes(site).addTo(app);
        OrganizerServer server = new OrganizerServer(app, site);
        server.addHouse();
        app.exception(
                HttpResponseException.class,
                (refused, ctx) -> say(
                        ctx,
                        refused.getStatus(),
                        refused instanceof NotFoundResponse
                                ? Sentences.noPage(Requests.wording(ctx), Site.shortened(ctx.path()))
                                : String.valueOf(refused.getMessage())));
        app.exception(TimeoutException.class, (slow, ctx) -> {
            ctx.header("Connection", "close");
            say(ctx, 408, Sentences.tooSlow(Requests.wording(ctx)));
        });
        // The visitor has gone before the form arrived, and reads no answer.
        app.exception(IOException.class, (gone, ctx) -> ctx.status(400));
        app.exception(StoreException.class, (failed, ctx) -> {
            if (failed.isBusy()) {
                busy(ctx);
            } else {
                wrong(failed, ctx);
            }
        });
        app.exception(Exception.class, OrganizerServer::wrong);
        app.start(host, port);
        server.slow = Option.of(new SlowConnections(app.jettyServer().server()));
        return server;
    }

    /** Returns the port that the server listens on. */
    public int port() {
        return app.port();
    }

    private static void wrong(Exception wrong, Context ctx) {
        // The matched path is logged instead of the address, which may contain a secret.
        System.err.println(ctx.matchedPath() + ": " + wrong);
        say(ctx, 500, Sentences.somethingWrong(Requests.wording(ctx)));
    }

    private void addHouse() {
        app.get("/", ctx -> {
            Wording words = Requests.wording(ctx);
            ctx.html(Layout.page(
                    words,
                    Sentences.desk(words),
                    el("h1", Sentences.desk(words)),
                    el("p", Sentences.openYourLink(words)),
                    Option.when(
                            site.isHouse(Requests.cookie(ctx, Site.HOUSE)),
                            () -> el("p.next", Layout.link("/new", Sentences.eventsHere(words))))));
        });
        app.get("/house/{secret}", ctx -> {
            if (!site.isHouse(ctx.pathParam("secret"))) {
                throw new HttpResponseException(403, Sentences.wrongLink(Requests.wording(ctx)));
            }
            Requests.keep(ctx, Site.HOUSE, ctx.pathParam("secret"), "/");
            OrganizerRoutes.onward(ctx, "/new");
        });
        app.get("/new", ctx -> ctx.html(newEvent(ctx, Typed.NOTHING, site.house(ctx))));
        Requests.post(app, "/new", this::announce);
    }

    /** Creates an event with its own secret. The link is shown once, and only its hash is stored. */
    private void announce(Context ctx) {
        String house = site.house(ctx);
        Typed typed = Requests.form(ctx, house);
        String id = Secrets.id();
        new NewEvent(typed, Requests.wording(ctx))
                .announced(id)
                .peekLeft(faulty -> ctx.status(422).html(newEvent(ctx, faulty, house)))
                .peek(desk -> {
                    String secret = Secrets.fresh();
                    site.store.create(id, desk, Secrets.hash(secret));
                    Requests.keep(ctx, Site.DESK, secret, "/e/" + id);
                    ctx.status(HttpStatus.CREATED)
                            .html(announced(
                                    ctx, "/e/" + id, secret, desk.board().title()));
                });
    }

    private String newEvent(Context ctx, Typed typed, String house) {
        return new NewEvent(typed, Requests.wording(ctx)).page(Secrets.formToken(house), site.store.titles());
    }

    private String announced(Context ctx, String home, String secret, String title) {
        Wording words = Requests.wording(ctx);
        String key = home + "/key/" + secret;
        return Layout.page(
                words,
                title,
                el("h1", title),
                el("p", Sentences.secretLink(words)),
                el("p.key", Layout.link(key, site.link(ctx, key))),
                el("p", Sentences.publicLink(words), " ", Layout.link(home, site.link(ctx, home))),
                Layout.qr(site.link(ctx, home)),
                el("p.next", Layout.link(home + "/desk/players", Sentences.registerPlayers(words))));
    }

    private static void file(Context ctx, String name, String type) {
        ctx.header("Cache-Control", "max-age=300").contentType(type + "; charset=utf-8");
        ctx.result(Objects.requireNonNull(OrganizerServer.class.getResourceAsStream(name), name));
    }

    /** Keeps the language that a visitor chose, and goes back to the page where it was chosen. */
    private static void speak(Context ctx) {
        Vector.of(Language.values())
                .map(Language::tag)
                .find(ctx.pathParam("tag")::equals)
                .forEach(tag -> Requests.keep(ctx, Requests.LANGUAGE, tag, "/"));
        String from = Option.of(ctx.header("Referer"))
                .filter(page -> page.matches("https?://\\Q" + ctx.host() + "\\E/[A-Za-z0-9/_.-]*"))
                .map(page -> URI.create(page).getPath())
                .filter(page -> !page.startsWith("//"))
                .getOrElse("/");
        ctx.redirect(from, HttpStatus.SEE_OTHER);
    }

    /** Responds that another program keeps the database locked, with the form to send once more. */
    private static void busy(Context ctx) {
        Wording words = Requests.wording(ctx);
        Typed typed = Typed.of(Requests.read(ctx));
        Html again = ctx.method() == HandlerType.POST
                ? Layout.form(
                        ctx.path(),
                        typed.values().map(field -> all(field._2.map(value -> Fields.hidden(field._1, value)))),
                        el("button", Sentences.tryAgain(words)))
                : el("p", Layout.link("?", Sentences.tryAgain(words)));
        ctx.status(503)
                .header("Retry-After", "3")
                .html(Layout.page(
                        words,
                        Sentences.busy(words),
                        el("p.notice", at("role", "alert"), Sentences.busy(words)),
                        again));
    }

    private static void say(Context ctx, int status, String sentence) {
        Wording words = Requests.wording(ctx);
        Matcher event = EVENT.matcher(ctx.path());
        Html back = event.matches()
                ? Layout.link(event.group(1), Sentences.toEvent(words))
                : Layout.link("/", Sentences.start(words));
        ctx.status(status).html(Layout.page(words, sentence, el("p.notice", sentence), el("p", back)));
    }

    @Override
    public void close() {
        site.close();
        slow.forEach(SlowConnections::close);
        app.stop();
    }
}

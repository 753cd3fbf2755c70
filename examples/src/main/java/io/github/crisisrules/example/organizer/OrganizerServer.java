package io.github.crisisrules.example.organizer;

import static io.github.crisisrules.example.organizer.Html.el;

import io.github.crisisrules.example.organizer.store.EventStore;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.Objects;

/** The web server of the desk: request checks, pages and error pages. */
public final class OrganizerServer implements AutoCloseable {
    private final Javalin app;
    private final Site site;

    private OrganizerServer(Javalin app, Site site) {
        this.app = app;
        this.site = site;
    }

    /**
     * Starts the server.
     *
     * @param port the port, or 0 for any free one
     * @param house the secret of the house, which permits announcing events and opening every desk
     */
    public static OrganizerServer start(EventStore store, Clock clock, String host, int port, String house) {
        Site site = new Site(store, clock, house);
        Javalin app = Javalin.create(config -> {
            config.showJavalinBanner = false;
            config.http.maxRequestSize = Requests.MAX_BYTES;
        });
        app.before(Requests::guard);
        app.get("/desk.css", ctx -> file(ctx, "desk.css", "text/css"));
        app.get("/desk.js", ctx -> file(ctx, "desk.js", "text/javascript"));
        new PublicRoutes(site).addTo(app);
        new OrganizerRoutes(site).addTo(app);
        OrganizerServer server = new OrganizerServer(app, site);
        server.addHouse();
        app.exception(
                HttpResponseException.class,
                (refused, ctx) -> say(ctx, refused.getStatus(), String.valueOf(refused.getMessage())));
        app.exception(Exception.class, (wrong, ctx) -> {
            // The matched path is logged instead of the address, which may contain a secret.
            System.err.println(ctx.matchedPath() + ": " + wrong);
            say(ctx, 500, "Something went wrong here. What was done before is kept; go back and look.");
        });
        app.error(404, ctx -> {
            if (ctx.result() == null || !String.valueOf(ctx.contentType()).startsWith("text/html")) {
                say(ctx, 404, "There is no such page.");
            }
        });
        app.start(host, port);
        return server;
    }

    /** Returns the port that the server listens on. */
    public int port() {
        return app.port();
    }

    private void addHouse() {
        app.get(
                "/",
                ctx -> ctx.html(Layout.page(
                        "An organizer's desk",
                        el("h1", "An organizer's desk"),
                        el("p", "Players: open the link of your event. Organizers: open your secret link."))));
        app.get("/house/{secret}", ctx -> {
            if (!site.isHouse(ctx.pathParam("secret"))) {
                throw new HttpResponseException(403, "This is not the secret link of this desk.");
            }
            Requests.keep(ctx, Site.HOUSE, ctx.pathParam("secret"), "/");
            OrganizerRoutes.onward(ctx, "/new");
        });
        app.get("/new", ctx -> ctx.html(newEvent(Typed.NOTHING, site.house(ctx))));
        app.post("/new", this::announce);
    }

    /** Creates an event with its own secret. The link is shown once, and only its hash is stored. */
    private void announce(Context ctx) {
        String house = site.house(ctx);
        Typed typed = Requests.form(ctx, house);
        String id = Secrets.id();
        new NewEvent(typed)
                .announced(id)
                .peekLeft(faulty -> ctx.status(422).html(newEvent(faulty, house)))
                .peek(desk -> {
                    String secret = Secrets.fresh();
                    site.store.create(id, desk, Secrets.hash(secret));
                    Requests.keep(ctx, Site.DESK, secret, "/e/" + id);
                    ctx.status(HttpStatus.CREATED)
                            .html(announced(
                                    ctx, "/e/" + id, secret, desk.board().title()));
                });
    }

    private String newEvent(Typed typed, String house) {
        return new NewEvent(typed).page(Secrets.formToken(house), site.store.titles());
    }

    private static String announced(Context ctx, String home, String secret, String title) {
        String key = home + "/key/" + secret;
        String server = ctx.scheme() + "://" + ctx.host();
        return Layout.page(
                title,
                el("h1", title),
                el("p", "Your secret link. Save it now: it is shown only once, and whoever has it is the organizer."),
                el("p.key", Layout.link(key, server + key)),
                el("p", "The public link: ", Layout.link(home, server + home)),
                el("p.next", Layout.link(home + "/desk/players", "Register players")));
    }

    private static void file(Context ctx, String name, String type) {
        ctx.header("Cache-Control", "max-age=300").contentType(type + "; charset=utf-8");
        ctx.result(Objects.requireNonNull(OrganizerServer.class.getResourceAsStream(name), name));
    }

    private static void say(Context ctx, int status, String sentence) {
        ctx.status(status).html(Layout.page(sentence, el("p.notice", sentence), el("p", Layout.link("/", "Start"))));
    }

    @Override
    public void close() {
        site.close();
        app.stop();
    }
}

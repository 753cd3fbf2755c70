package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** What is asked of every request before a page looks at it: who sent it, how large it is, and whether it came from our own form. */
final class Requests {
    /** The field that every form carries; see {@link Secrets#formToken}. */
    static final String TOKEN = "token";

    /** No form is larger, lists included. */
    static final int MOST_BYTES = 64 * 1024;

    private static final String POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self';"
            + " form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    private static final int DAYS_60 = 60 * 24 * 60 * 60;

    private Requests() {}

    /** What every answer says to the browser: nothing foreign runs here, nobody frames a page, no address leaves the site. */
    static void guard(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY);
        ctx.header("X-Content-Type-Options", "nosniff");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
        // With no-referrer browsers would hide the origin of our own forms too.
        ctx.header("Referrer-Policy", "same-origin");
        ctx.header("Cache-Control", "no-store");
        String method = ctx.req().getMethod();
        if (!method.equals("GET") && !method.equals("HEAD") && isForeign(ctx)) {
            throw new HttpResponseException(403, "This form was sent from another site. Nothing was done.");
        }
    }

    /** Whether a browser says that another site sent the request. */
    private static boolean isForeign(Context ctx) {
        Option<String> site = Option.of(ctx.header("Sec-Fetch-Site"));
        Option<String> origin = Option.of(ctx.header("Origin"));
        String host = Option.of(ctx.header("Host")).getOrElse("");
        return site.exists(from -> !from.equals("same-origin") && !from.equals("none"))
                || origin.exists(from -> !from.replaceFirst("^https?://", "")
                        .toLowerCase(Locale.ROOT)
                        .equals(host.toLowerCase(Locale.ROOT)));
    }

    /** The fields of a form, which must carry the token of somebody with this secret. */
    static Typed form(Context ctx, String secret) {
        Typed typed = Typed.of(body(ctx));
        if (!Secrets.formToken(secret).equals(typed.text(TOKEN))) {
            throw new HttpResponseException(403, "This form is not one of yours. Open the page again, then send it.");
        }
        return typed;
    }

    /** Read here, for a body without a length is as large as the sender likes. */
    private static String body(Context ctx) {
        if (!Option.of(ctx.contentType()).exists(type -> type.startsWith("application/x-www-form-urlencoded"))) {
            throw new HttpResponseException(415, "Only forms are read here.");
        }
        try {
            byte[] bytes = ctx.req().getContentLengthLong() > MOST_BYTES
                    ? new byte[MOST_BYTES + 1]
                    : ctx.req().getInputStream().readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                ctx.header("Connection", "close");
                throw new HttpResponseException(
                        413, "The form has more than " + MOST_BYTES + " bytes. Send less at once.");
            }
            return new String(bytes, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the request ended early", e);
        }
    }

    /** A cookie, empty where there is none. */
    static String cookie(Context ctx, String name) {
        return Option.of(ctx.cookie(name)).getOrElse("");
    }

    /** The browser keeps a secret for the addresses under a path; no script reads it, and no other site makes it be sent. */
    static void keep(Context ctx, String name, String secret, String path) {
        ctx.res()
                .addHeader(
                        "Set-Cookie",
                        name + "=" + secret + "; Path=" + path + "; Max-Age=" + DAYS_60 + "; HttpOnly; SameSite=Strict"
                                + (ctx.scheme().equals("https") ? "; Secure" : ""));
    }
}

package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/**
 * The checks of every request before a page handles it: its origin, its size, and whether it comes from one of our
 * forms.
 */
final class Requests {
    /** The hidden field of every form, see {@link Secrets#formToken}. */
    static final String TOKEN = "token";

    /** The maximum size of a form, including lists. */
    static final int MAX_BYTES = 64 * 1024;

    private static final String POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self';"
            + " form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    private static final int DAYS_60 = 60 * 24 * 60 * 60;

    private Requests() {}

    /**
     * Sets the security headers and refuses cross-site requests. The headers forbid foreign scripts, framing, and
     * referrers to other sites.
     */
    static void guard(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY);
        ctx.header("X-Content-Type-Options", "nosniff");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
        // With no-referrer, browsers would also hide the origin of our own forms.
        ctx.header("Referrer-Policy", "same-origin");
        ctx.header("Cache-Control", "no-store");
        String method = ctx.req().getMethod();
        if (!method.equals("GET") && !method.equals("HEAD") && isForeign(ctx)) {
            throw new HttpResponseException(403, "This form was sent from another site. Nothing was done.");
        }
    }

    /** Returns whether the browser reports that another site sent the request. */
    private static boolean isForeign(Context ctx) {
        Option<String> site = Option.of(ctx.header("Sec-Fetch-Site"));
        Option<String> origin = Option.of(ctx.header("Origin"));
        String host = Option.of(ctx.header("Host")).getOrElse("");
        return site.exists(from -> !from.equals("same-origin") && !from.equals("none"))
                || origin.exists(from -> !from.replaceFirst("^https?://", "")
                        .toLowerCase(Locale.ROOT)
                        .equals(host.toLowerCase(Locale.ROOT)));
    }

    /** Reads the fields of a form, which must carry the token that belongs to {@code secret}. */
    static Typed form(Context ctx, String secret) {
        Typed typed = Typed.of(body(ctx));
        if (!Secrets.formToken(secret).equals(typed.text(TOKEN))) {
            throw new HttpResponseException(403, "This form is not one of yours. Open the page again, then send it.");
        }
        return typed;
    }

    /** Reads the body with a size limit, because a body without a declared length can be of any size. */
    private static String body(Context ctx) {
        if (!Option.of(ctx.contentType()).exists(type -> type.startsWith("application/x-www-form-urlencoded"))) {
            throw new HttpResponseException(415, "Only forms are read here.");
        }
        try {
            byte[] bytes = ctx.req().getContentLengthLong() > MAX_BYTES
                    ? new byte[MAX_BYTES + 1]
                    : ctx.req().getInputStream().readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                ctx.header("Connection", "close");
                throw new HttpResponseException(
                        413, "The form has more than " + MAX_BYTES + " bytes. Send less at once.");
            }
            return new String(bytes, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the request ended early", e);
        }
    }

    /** Returns the value of a cookie; empty if there is none. */
    static String cookie(Context ctx, String name) {
        return Option.of(ctx.cookie(name)).getOrElse("");
    }

    /**
     * Stores a secret in a cookie for the addresses under a path. Scripts cannot read it, and other sites cannot
     * cause it to be sent.
     */
    static void keep(Context ctx, String name, String secret, String path) {
        ctx.res()
                .addHeader(
                        "Set-Cookie",
                        name + "=" + secret + "; Path=" + path + "; Max-Age=" + DAYS_60 + "; HttpOnly; SameSite=Strict"
                                + (ctx.scheme().equals("https") ? "; Secure" : ""));
    }
}

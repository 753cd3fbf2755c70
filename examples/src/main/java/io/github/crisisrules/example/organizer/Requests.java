package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.vavr.control.Option;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

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
    private static final String BODY = "body";

    /** The cookie with the language that the visitor chose. */
    static final String LANGUAGE = "language";

    private static final int BODY_SECONDS = 10;
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
            throw new HttpResponseException(403, Sentences.otherSite(wording(ctx)));
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

    /** Adds a route for forms. No thread waits while a body arrives, and after a while its sender is turned away. */
    static void post(Javalin app, String path, Handler handler) {
        app.post(
                path,
                ctx -> ctx.future(() -> body(ctx).thenAccept(body -> {
                    ctx.attribute(BODY, body);
                    try {
                        handler.handle(ctx);
                    } catch (RuntimeException e) {
                        throw e;
                    } catch (Exception e) {
                        throw new CompletionException(e);
                    }
                })));
    }

    /** Reads the fields of a form, which must carry the token that belongs to {@code secret}. */
    static Typed form(Context ctx, String secret) {
        Typed typed = Typed.of(read(ctx));
        if (!Secrets.formToken(secret).equals(typed.text(TOKEN))) {
            throw new HttpResponseException(403, Sentences.foreignForm(wording(ctx)));
        }
        return typed;
    }

    /** Returns the body that was read; empty before a form has arrived. */
    static String read(Context ctx) {
        return Option.of(ctx.<String>attribute(BODY)).getOrElse("");
    }

    /** Returns the language that the visitor chose or, failing that, that the browser asks for. */
    static Language language(Context ctx) {
        String chosen = cookie(ctx, LANGUAGE);
        String wanted = chosen.isEmpty() ? String.valueOf(ctx.header("Accept-Language")) : chosen;
        return wanted.toLowerCase(Locale.ROOT).startsWith("es") ? Language.SPANISH : Language.ENGLISH;
    }

    /** Returns the wording in the visitor's language. */
    static Wording wording(Context ctx) {
        return Wording.ENGLISH.in(language(ctx));
    }

    /** Reads the body with limits of size and time, because a body without a declared length can be of any size. */
    private static CompletableFuture<String> body(Context ctx) {
        if (!Option.of(ctx.contentType()).exists(type -> type.startsWith("application/x-www-form-urlencoded"))) {
            throw new HttpResponseException(415, Sentences.onlyForms(wording(ctx)));
        }
        CompletableFuture<String> whole = new CompletableFuture<>();
        if (ctx.req().getContentLengthLong() > MAX_BYTES) {
            whole.completeExceptionally(tooLarge(ctx));
            return whole;
        }
        try {
            ServletInputStream input = ctx.req().getInputStream();
            input.setReadListener(new Body(input, whole, () -> tooLarge(ctx)));
        } catch (IOException e) {
            whole.completeExceptionally(e);
        }
        return whole.orTimeout(BODY_SECONDS, TimeUnit.SECONDS);
    }

    private static HttpResponseException tooLarge(Context ctx) {
        ctx.header("Connection", "close");
        return new HttpResponseException(413, Sentences.tooLarge(wording(ctx), MAX_BYTES));
    }

    /** A body that is read whenever a part of it arrives. */
    private record Body(
            ServletInputStream input,
            CompletableFuture<String> whole,
            Supplier<HttpResponseException> tooLarge,
            ByteArrayOutputStream read)
            implements ReadListener {
        Body(ServletInputStream input, CompletableFuture<String> whole, Supplier<HttpResponseException> tooLarge) {
            this(input, whole, tooLarge, new ByteArrayOutputStream());
        }

        @Override
        public void onDataAvailable() throws IOException {
            byte[] part = new byte[4096];
            while (!whole.isDone() && input.isReady()) {
                int length = input.read(part);
                if (length < 0) {
                    return;
                }
                read.write(part, 0, length);
                if (read.size() > MAX_BYTES) {
                    whole.completeExceptionally(tooLarge.get());
                }
            }
        }

        @Override
        public void onAllDataRead() {
            whole.complete(read.toString(UTF_8));
        }

        @Override
        public void onError(Throwable e) {
            whole.completeExceptionally(e);
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
                        name + "=" + secret + "; Path=" + path + "; Max-Age="
                                + (secret.isEmpty() ? 0 : DAYS_60) + "; HttpOnly; SameSite=Strict"
                                + (ctx.scheme().equals("https") ? "; Secure" : ""));
    }
}

package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.zip.GZIPOutputStream;

/**
 * The public pages as they were last sent. A page is rendered and compressed once for each version of the event,
 * however many phones ask for it, and a phone that has this version already is sent nothing.
 */
final class RenderedPages {
    /** The maximum number of pages kept. When it is exceeded, all are dropped and rendered on demand. */
    static final int MAX = 500;

    private final ConcurrentHashMap<String, Page> pages = new ConcurrentHashMap<>();

    /** A page in one version, as it is and compressed. */
    private static final class Page {
        private final String version;
        private final byte[] plain;
        private final byte[] zipped;

        private Page(String version, byte[] plain, byte[] zipped) {
            this.version = version;
            this.plain = plain;
            this.zipped = zipped;
        }
    }

    /** Answers a request with a page of the given version, or with status 304 if the browser has it in its cache. */
    void send(Context ctx, String version, Supplier<String> content) {
        String tag = "\"" + version + "-" + Requests.language(ctx).tag() + "\"";
        ctx.header("Cache-Control", "no-cache")
                .header("ETag", tag)
                .header("Vary", "Accept-Encoding, Accept-Language, Cookie");
        if (tag.equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
            return;
        }
        if (pages.size() > MAX) {
            pages.clear();
        }
        Page page = pages.compute(
                ctx.path() + Requests.language(ctx).tag(),
                (key, known) ->
                        known != null && known.version.equals(version) ? known : rendered(version, content.get()));
        boolean isZipped = Option.of(ctx.header("Accept-Encoding")).exists(accepted -> accepted.contains("gzip"));
        ctx.disableCompression();
        if (isZipped) {
            ctx.header("Content-Encoding", "gzip");
        }
        ctx.contentType("text/html; charset=utf-8").result(isZipped ? page.zipped : page.plain);
    }

    private static Page rendered(String version, String content) {
        byte[] plain = content.getBytes(UTF_8);
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
            zip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written", e);
        }
        return new Page(version, plain, zipped.toByteArray());
    }
}

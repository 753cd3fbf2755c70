package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A visitor with a simple browser: it keeps cookies, reads forms from pages, and sends them filled in. */
final class Visitor {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final Pattern FORM =
            Pattern.compile("<form[^>]* action=\"([^\"]*)\"[^>]*>(.*?)</form>", Pattern.DOTALL);
    private static final Pattern HIDDEN =
            Pattern.compile("<input type=\"hidden\" name=\"([^\"]*)\" value=\"([^\"]*)\">");

    private static final Pattern DOUBT = Pattern.compile("<input type=\"checkbox\" name=\"sure\" value=\"([^\"]*)\">");

    private final String server;
    private Map<String, String> cookies = LinkedHashMap.empty();

    Visitor(int port) {
        this.server = "http://127.0.0.1:" + port;
    }

    /** A form of a page: where it goes, and what it carries. */
    record Form(String action, Map<String, String> fields, String inner) {
        Form with(String name, Object value) {
            return new Form(action, fields.put(name, value.toString()), inner);
        }
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server + path));
        return cookies.isEmpty()
                ? request
                : request.header(
                        "Cookie",
                        cookies.map(cookie -> cookie._1 + "=" + cookie._2).mkString("; "));
    }

    HttpResponse<String> send(HttpRequest request) {
        try {
            HttpResponse<String> answer = HTTP.send(request, BodyHandlers.ofString(UTF_8));
            answer.headers().allValues("Set-Cookie").forEach(cookie -> {
                String[] pair = cookie.split(";", 2)[0].split("=", 2);
                cookies = cookies.put(pair[0], pair[1]);
            });
            return answer;
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    HttpResponse<String> get(String path) {
        return send(request(path).build());
    }

    /** A page that is there. */
    String page(String path) {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
        return answer.body();
    }

    HttpResponse<String> post(String path, BodyPublisher body) {
        return send(request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(body)
                .build());
    }

    HttpResponse<String> post(Form form) {
        return post(form.action(), BodyPublishers.ofString(encoded(form)));
    }

    static String encoded(Form form) {
        return form.fields()
                .map(field -> URLEncoder.encode(field._1, UTF_8) + "=" + URLEncoder.encode(field._2, UTF_8))
                .mkString("&");
    }

    /** A form that is sent once more with the box ticked that says that the result is correct. */
    Form sure(Form form) {
        Matcher doubt = DOUBT.matcher(post(form).body());
        return doubt.find() ? form.with("sure", doubt.group(1)) : form;
    }

    /** A form that must be accepted; the page it leads to. */
    String submit(Form form) {
        HttpResponse<String> answer = post(form);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        return page(answer.headers().firstValue("Location").orElseThrow());
    }

    /** The forms of a page. */
    static Vector<Form> forms(String page) {
        Matcher matcher = FORM.matcher(page);
        Vector<Form> forms = Vector.empty();
        while (matcher.find()) {
            forms = forms.append(new Form(plain(matcher.group(1)), hidden(matcher.group(2)), matcher.group(2)));
        }
        return forms;
    }

    private static Map<String, String> hidden(String inner) {
        Matcher matcher = HIDDEN.matcher(inner);
        Map<String, String> fields = LinkedHashMap.empty();
        while (matcher.find()) {
            fields = fields.put(Tuple.of(plain(matcher.group(1)), plain(matcher.group(2))));
        }
        return fields;
    }

    /** The form of a page for a choice whose button begins like this; for results, {@code Report table 3}. */
    static Form choice(String page, String words) {
        String result = words.replaceFirst("^Report table ([0-9]+).*", "report-result-[0-9]+-$1");
        return forms(page)
                .find(form -> form.fields().get("choice").isDefined()
                        && (plain(form.inner()).contains("<button>" + words)
                                || form.fields().get("choice").get().matches(result)))
                .getOrElseThrow(() -> new AssertionError("no form for '" + words + "' among "
                        + forms(page).map(form -> form.fields().get("choice"))));
    }

    /** The form of a page that goes to an address with this end. */
    static Form job(String page, String end) {
        return forms(page)
                .find(form -> form.action().endsWith(end))
                .getOrElseThrow(() -> new AssertionError("no form to '" + end + "' in " + page));
    }

    static String plain(String escaped) {
        return escaped.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&amp;", "&");
    }
}

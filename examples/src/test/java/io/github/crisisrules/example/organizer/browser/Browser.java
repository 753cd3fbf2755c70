package io.github.crisisrules.example.organizer.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Chromium, driven over the WebDriver protocol by its own driver ({@code chromedriver}). The protocol is a dozen requests with JSON;
 * a client library would bring thirty others and a program that downloads drivers.
 */
final class Browser implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern PORT = Pattern.compile("successfully on port (\\d+)");
    private static final String ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

    /** The errors of the driver for an element that is no longer on the page. */
    private static final Pattern IS_GONE = Pattern.compile("^stale element|does not belong to the document");

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();
    private final Process driver;
    private final String session;

    private Browser(Process driver, String address, ObjectNode capabilities) {
        this.driver = driver;
        this.session = address + "/session/"
                + send("POST", address + "/session", capabilities)
                        .get("sessionId")
                        .asText();
    }

    /** A desk's screen, 1280 pixels wide. */
    static Browser wide(Path profile) throws IOException {
        return start(profile, JSON.createObjectNode());
    }

    /** A phone, 390 pixels wide. */
    static Browser narrow(Path profile) throws IOException {
        ObjectNode phone = JSON.createObjectNode();
        phone.putObject("mobileEmulation")
                .putObject("deviceMetrics")
                .put("width", 390)
                .put("height", 844)
                .put("pixelRatio", 2.0);
        return start(profile, phone);
    }

    private static Browser start(Path profile, ObjectNode options) throws IOException {
        ArrayNode flags = options.putArray("args");
        Vector.of(
                        "headless=new",
                        "no-sandbox", // Chromium's own cannot be had by root, who runs tests in containers
                        "disable-gpu",
                        "disable-dev-shm-usage",
                        "disable-quic",
                        "no-first-run",
                        "disable-background-networking",
                        "disable-component-update",
                        "disable-sync",
                        "window-size=1280,900",
                        "user-data-dir=" + profile)
                .forEach(flags::add);
        ObjectNode request = JSON.createObjectNode();
        ObjectNode wanted = request.putObject("capabilities").putObject("alwaysMatch");
        wanted.put("browserName", "chrome").set("goog:chromeOptions", options);
        wanted.putObject("goog:loggingPrefs").put("browser", "ALL");
        wanted.putObject("timeouts").put("implicit", 5000);
        Process driver = new ProcessBuilder(System.getProperty("browser.driver", "chromedriver"), "--port=0")
                .redirectErrorStream(true)
                .start();
        try {
            return new Browser(driver, "http://127.0.0.1:" + port(driver), request);
        } catch (RuntimeException | IOException e) {
            driver.destroy();
            throw e;
        }
    }

    private static String port(Process driver) throws IOException {
        BufferedReader output = driver.inputReader(UTF_8);
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher port = PORT.matcher(line);
            if (port.find()) {
                return port.group(1);
            }
        }
        throw new IOException("the driver did not start");
    }

    /** Goes to a page. */
    void open(String address) {
        send("POST", session + "/url", JSON.createObjectNode().put("url", address));
    }

    /** Where the browser is. */
    String address() {
        return send("GET", session + "/url", null).asText();
    }

    /** Returns the text that a person reads on the page. */
    String text() {
        return text("body");
    }

    /** The text of the first element that is found. */
    String text(String selector) {
        return on(selector, element -> send("GET", element + "/text", null)).asText();
    }

    /** Clicks on the first element that is found. */
    void click(String selector) {
        on(selector, element -> send("POST", element + "/click", JSON.createObjectNode()));
    }

    /** Types into a field, in place of what is there. */
    void type(String selector, Object text) {
        on(selector, element -> send("POST", element + "/clear", JSON.createObjectNode()));
        on(
                selector,
                element ->
                        send("POST", element + "/value", JSON.createObjectNode().put("text", text.toString())));
    }

    /** A page that follows the event may put a new element in place of the one that was found: then it is looked for again. */
    private JsonNode on(String selector, Function<String, JsonNode> use) {
        for (int more = 5; ; more--) {
            try {
                return use.apply(session + "/element/" + find(selector));
            } catch (AssertionError e) {
                if (more == 0
                        || !IS_GONE.matcher(String.valueOf(e.getMessage())).find()) {
                    throw e;
                }
            }
        }
    }

    /** Returns the result of a script. */
    JsonNode script(String text, Object... arguments) {
        ObjectNode request = JSON.createObjectNode().put("script", text);
        request.set("args", JSON.valueToTree(arguments));
        return send("POST", session + "/execute/sync", request);
    }

    /** The complaints of the page: errors of scripts, breaches of its content policy, what could not be loaded. */
    Vector<String> complaints() {
        JsonNode log = send("POST", session + "/se/log", JSON.createObjectNode().put("type", "browser"));
        return Vector.ofAll(log)
                .filter(entry -> entry.path("level").asText().equals("SEVERE"))
                .map(entry -> entry.path("message").asText());
    }

    /** Shows pages as on {@code print} or {@code screen}, in {@code light} or {@code dark} colours. */
    void show(String medium, String colours) {
        ObjectNode media = JSON.createObjectNode().put("media", medium);
        media.putArray("features")
                .addObject()
                .put("name", "prefers-color-scheme")
                .put("value", colours);
        tools("Emulation.setEmulatedMedia", media);
    }

    /** The whole page as a picture, also what is below the window. */
    void picture(Path file) throws IOException {
        JsonNode shot = tools(
                "Page.captureScreenshot",
                JSON.createObjectNode().put("format", "png").put("captureBeyondViewport", true));
        Files.createDirectories(file.getParent());
        Files.write(file, Base64.getDecoder().decode(shot.get("data").asText()));
    }

    /** Operations that only Chromium's own tools can do. */
    private JsonNode tools(String command, ObjectNode parameters) {
        ObjectNode request = JSON.createObjectNode().put("cmd", command);
        request.set("params", parameters);
        return send("POST", session + "/goog/cdp/execute", request);
    }

    @Override
    public void close() {
        try {
            send("DELETE", session, null);
        } finally {
            driver.destroy();
        }
    }

    /** By a CSS selector, or by an XPath where it begins with a slash; waits a while for what is not there yet. */
    private String find(String selector) {
        ObjectNode request = JSON.createObjectNode()
                .put("using", selector.startsWith("/") ? "xpath" : "css selector")
                .put("value", selector);
        return send("POST", session + "/element", request).get(ELEMENT).asText();
    }

    private JsonNode send(String method, String address, ObjectNode body) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json; charset=utf-8")
                .method(
                        method,
                        body == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body.toString()))
                .build();
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString(UTF_8));
            JsonNode value = JSON.readTree(response.body()).path("value");
            if (response.statusCode() != 200) {
                throw new AssertionError(value.path("error").asText() + ": "
                        + value.path("message").asText() + " for " + body);
            }
            return value;
        } catch (IOException e) {
            throw new UncheckedIOException("the browser did not answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the browser worked", e);
        }
    }
}

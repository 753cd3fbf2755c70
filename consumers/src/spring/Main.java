package app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootVersion;
import org.springframework.context.ConfigurableApplicationContext;

/** Starts the application, talks to it over HTTP and stops it. */
public final class Main {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Main() {}

    /** Throws if something is not as promised. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try (ConfigurableApplicationContext context =
                SpringApplication.run(App.class, "--server.port=0", "--spring.main.banner-mode=off")) {
            String port = context.getEnvironment().getRequiredProperty("local.server.port");
            check(URI.create("http://localhost:" + port + "/"));
        }
        System.out.println("all as promised with Spring Boot " + SpringBootVersion.getVersion());
    }

    private static void check(URI app) throws IOException, InterruptedException {
        for (String name : new String[] {"Ada", "Bruno", "Chidi", "Dana"}) {
            check(
                    post(app, "{\"@type\":\"registerPlayer\",\"name\":\"" + name + "\"}"),
                    200,
                    "\"@type\":\"playerRegistered\"",
                    name);
        }
        check(post(app, "{\"@type\":\"openEvent\"}"), 200);
        check(post(app, "{\"@type\":\"pairRound\"}"), 200, "\"@type\":\"roundPaired\"");
        check(get(app, "standings"), 200, "\"rank\":1", "\"points\":0");
        check(get(app, "state"), 200, "\"Ada\"", "\"standings\":[{");
        check(
                post(app, "{\"@type\":\"registerPlayer\",\"name\":7}"),
                400,
                "\"path\":\"/name\"",
                "\"kind\":\"FORM\"",
                "Expected a text");
        check(post(app, "{\"@type\":\"pairRound\"}"), 422, "\"violations\":[{\"@type\":", "\"@message\":");
    }

    private static HttpResponse<String> get(URI app, String path) throws IOException, InterruptedException {
        return CLIENT.send(HttpRequest.newBuilder(app.resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> post(URI app, String command) throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(app.resolve("commands"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(command))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static void check(HttpResponse<String> response, int status, String... parts) {
        for (String part : parts) {
            if (response.statusCode() != status || !response.body().contains(part)) {
                throw new AssertionError(
                        "Expected " + status + " with " + part + ", found " + response.statusCode() + ": " + response.body());
            }
        }
        if (response.statusCode() != status) {
            throw new AssertionError("Expected " + status + ", found " + response.statusCode() + ": " + response.body());
        }
    }
}

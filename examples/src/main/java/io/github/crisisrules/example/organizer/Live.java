package io.github.crisisrules.example.organizer;

import io.javalin.http.sse.SseClient;
import io.vavr.control.Option;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Tells open pages that something has happened, by Server-Sent Events: a page that waits costs a connection and no thread, and a
 * phone that was asleep connects again by itself. What is sent is a word for the state, never the state: a page that knows another
 * word asks for itself again, with the rights it has.
 *
 * <p>Every few seconds all are asked again what their state is: then time is up, or another process wrote into the database.
 */
final class Live implements AutoCloseable {
    /** Nobody needs more pages at one event; whoever opens them hides something else. */
    static final int MOST = 2_000;

    private static final int SECONDS = 5;

    private final Function<String, Option<String>> newsOf;
    private final ConcurrentHashMap<String, Queue<Page>> pages = new ConcurrentHashMap<>();
    private final ScheduledExecutorService teller = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "live");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Starts telling.
     *
     * @param newsOf a word for what a topic's pages show now
     */
    Live(Function<String, Option<String>> newsOf) {
        this.newsOf = newsOf;
        var unused = teller.scheduleWithFixedDelay(this::tellAll, SECONDS, SECONDS, TimeUnit.SECONDS);
    }

    /** A page listens from now on. */
    void listen(SseClient client, String topic) {
        Queue<Page> listening = pages.computeIfAbsent(topic, none -> new ConcurrentLinkedQueue<>());
        if (listening.size() >= MOST) {
            client.close();
            return;
        }
        Page page = new Page(client);
        client.keepAlive();
        client.onClose(() -> listening.remove(page));
        listening.add(page);
        newsOf.apply(topic).forEach(page::tell);
    }

    /** Something has happened: everybody who listens is told, by another thread. */
    void tell(String topic) {
        teller.execute(() -> tell(topic, pages.getOrDefault(topic, new ConcurrentLinkedQueue<>())));
    }

    private void tell(String topic, Queue<Page> listening) {
        if (!listening.isEmpty()) {
            newsOf.apply(topic).forEach(news -> listening.forEach(page -> page.tell(news)));
        }
    }

    private void tellAll() {
        try {
            pages.forEach(this::tell);
        } catch (RuntimeException e) {
            // The database is away: it is asked again in a few seconds, and pages ask for themselves when they are
            // opened.
            System.err.println("news could not be told: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        teller.shutdownNow();
        pages.values().forEach(listening -> listening.forEach(page -> page.client.close()));
    }

    /** An open page, and what it was told last. */
    private static final class Page {
        private final SseClient client;
        private String told = "";
        private int quiet;

        private Page(SseClient client) {
            this.client = client;
        }

        /** Tells news; where there are none, a sign of life now and then shows who has gone. */
        private synchronized void tell(String news) {
            if (!news.equals(told)) {
                told = news;
                quiet = 0;
                client.sendEvent("news", news);
            } else if (++quiet % 4 == 0) {
                client.sendComment("still here");
            }
        }
    }
}

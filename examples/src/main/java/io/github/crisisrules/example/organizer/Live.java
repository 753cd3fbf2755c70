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
 * Notifies open pages of changes by Server-Sent Events. A waiting page costs a connection but no thread, and a phone
 * that was asleep reconnects by itself. Only a version string is sent, never the state: a page that shows another
 * version reloads itself with its own permissions.
 *
 * <p>All versions are checked again every few seconds, because time may be up or another process may have written to
 * the database.
 */
final class Live implements AutoCloseable {
    /** The maximum number of pages that listen to one event; more indicate a mistake or abuse. */
    static final int MAX = 2_000;

    private static final int SECONDS = 5;

    private final Function<String, Option<String>> newsOf;
    private final ConcurrentHashMap<String, Queue<Page>> pages = new ConcurrentHashMap<>();
    private final ScheduledExecutorService publisher = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "live");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Starts the notifications.
     *
     * @param newsOf the function that returns the current version of a topic's pages
     */
    Live(Function<String, Option<String>> newsOf) {
        this.newsOf = newsOf;
        var unused = publisher.scheduleWithFixedDelay(this::publishAll, SECONDS, SECONDS, TimeUnit.SECONDS);
    }

    /** Registers a page as a listener. */
    void listen(SseClient client, String topic) {
        Queue<Page> listening = pages.computeIfAbsent(topic, none -> new ConcurrentLinkedQueue<>());
        if (listening.size() >= MAX) {
            client.close();
            return;
        }
        Page page = new Page(client);
        client.keepAlive();
        client.onClose(() -> listening.remove(page));
        listening.add(page);
        newsOf.apply(topic).forEach(page::send);
    }

    /** Notifies all listeners of a topic, on another thread. */
    void publish(String topic) {
        publisher.execute(() -> publish(topic, pages.getOrDefault(topic, new ConcurrentLinkedQueue<>())));
    }

    private void publish(String topic, Queue<Page> listening) {
        if (!listening.isEmpty()) {
            newsOf.apply(topic).forEach(news -> listening.forEach(page -> page.send(news)));
        }
    }

    private void publishAll() {
        try {
            pages.forEach(this::publish);
        } catch (RuntimeException e) {
            // The database is unavailable. It is queried again in a few seconds, and pages read it themselves when
            // they are opened.
            System.err.println("The open pages could not be notified of news: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        publisher.shutdownNow();
        pages.values().forEach(listening -> listening.forEach(page -> page.client.close()));
    }

    /** An open page and the version last sent to it. */
    private static final class Page {
        private final SseClient client;
        private String lastSent = "";
        private int quiet;

        private Page(SseClient client) {
            this.client = client;
        }

        /** Sends a new version. If it is unchanged, every fourth call sends a comment to detect closed connections. */
        private synchronized void send(String news) {
            if (!news.equals(lastSent)) {
                lastSent = news;
                quiet = 0;
                client.sendEvent("news", news);
            } else if (++quiet % 4 == 0) {
                client.sendComment("still here");
            }
        }
    }
}

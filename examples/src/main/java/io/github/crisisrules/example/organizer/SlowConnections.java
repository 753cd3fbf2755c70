package io.github.crisisrules.example.organizer;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionLimit;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConnection;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;

/**
 * The protection from visitors who occupy connections: there is a maximum of connections, and one that begins a request
 * without finishing its headers is closed. {@link Requests} has the deadline of bodies, and Jetty one of 30 seconds for
 * answers that are not read.
 */
final class SlowConnections implements Connection.Listener, AutoCloseable {
    /** The connections that are served at once; further ones wait until others are closed. */
    static final int MAX = 4_000;

    private static final int SPARE_THREADS = 100;
    private static final int FEWEST_THREADS = 8;
    private static final int IDLE_MILLIS = 60_000;

    /** The part of an answer that waits in the system for a slow reader; without a limit it would be megabytes. */
    private static final int SEND_BYTES = 64 * 1024;

    private static final int SECONDS = 5;

    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "connections");
        thread.setDaemon(true);
        return thread;
    });
    private final ConcurrentHashMap<HttpConnection, Seen> open = new ConcurrentHashMap<>();

    /** The requests and bytes of a connection when it was last quiet, and how often it was seen to dawdle since. */
    private record Seen(long requests, long bytes, int dawdled) {}

    /** Protects a running server. */
    SlowConnections(Server server) {
        for (Connector connector : server.getConnectors()) {
            connector.addBean(this);
            if (connector instanceof ServerConnector sockets) {
                sockets.setAcceptedSendBufferSize(SEND_BYTES);
            }
        }
        var unused = sweeper.scheduleWithFixedDelay(this::sweep, SECONDS, SECONDS, TimeUnit.SECONDS);
    }

    /**
     * Returns the threads of a server. There are more of them than connections, so that visitors who do not read their
     * answers, each of whom keeps a thread, leave some for the others. Threads are started as they are needed.
     */
    static ThreadPool threads() {
        return new QueuedThreadPool(MAX + SPARE_THREADS, FEWEST_THREADS, IDLE_MILLIS);
    }

    /** Limits the connections of a server that has not been started: later the limit would have no effect. */
    static void limit(Server server, int max) {
        server.addBean(new ConnectionLimit(max, server));
    }

    @Override
    public void close() {
        sweeper.shutdownNow();
    }

    private void sweep() {
        open.replaceAll(SlowConnections::seen);
        open.forEach((connection, seen) -> {
            if (seen.dawdled > 1) {
                connection.getEndPoint().close();
            }
        });
    }

    private static Seen seen(HttpConnection connection, Seen before) {
        long requests = connection.getMessagesIn();
        long bytes = connection.getBytesIn();
        boolean isWaiting = connection.getHttpChannel().getState().isIdle() && requests == before.requests;
        return isWaiting && bytes > before.bytes
                ? new Seen(requests, before.bytes, before.dawdled + 1)
                : new Seen(requests, bytes, 0);
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof HttpConnection http) {
            open.put(http, new Seen(0, 0, 0));
        }
    }

    @Override
    public void onClosed(Connection connection) {
        if (connection instanceof HttpConnection http) {
            open.remove(http);
        }
    }
}

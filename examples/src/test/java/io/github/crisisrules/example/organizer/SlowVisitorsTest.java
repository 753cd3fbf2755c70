package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Visitors who occupy connections by sending little or nothing do not keep others from the pages. */
class SlowVisitorsTest extends DeskFixture {
    private static final String BODY = "POST /e/%s/player/1 HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nt";
    private static final String HEADERS = "GET /e/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ";

    private static final String READ = "GET /e/%s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

    private Vector<Socket> open(Opened event, String begun, int count) throws IOException {
        Vector<Socket> sockets = Vector.empty();
        for (int i = 0; i < count; i++) {
            Socket socket = new Socket("127.0.0.1", server.port());
            socket.setSoTimeout(40_000); // reading is not interrupted by the timeout of a test
            socket.getOutputStream().write(begun.formatted(event.id()).getBytes(US_ASCII));
            socket.getOutputStream().flush();
            sockets = sockets.append(socket);
        }
        return sockets;
    }

    private static void closeAll(Vector<Socket> sockets) throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    @Test
    @Timeout(20)
    void slowBodiesDoNotKeepOthersWaiting() throws Exception {
        Opened event = announce("Slow").register(NINE.take(4)).choose("Open").choose("Pair");
        Vector<Socket> slow = open(event, BODY, 300);
        try {
            assertThat(visitor().page("/e/" + event.id())).contains("Round 1, seats");
            event.report(1, 0, 18, 11);
        } finally {
            closeAll(slow);
        }
    }

    @Test
    @Timeout(60)
    void aBodyThatDoesNotArriveIsGivenUp() throws Exception {
        Opened event = announce("Slow").register(NINE.take(4));
        try (Socket slow = open(event, BODY, 1).head()) {
            assertThat(new String(slow.getInputStream().readNBytes(12), US_ASCII))
                    .isEqualTo("HTTP/1.1 408");
        }
    }

    @Test
    @Timeout(60)
    void aRequestWhoseHeadersDoNotEndIsGivenUp() throws Exception {
        Opened event = announce("Slow").register(NINE.take(4));
        try (Socket slow = open(event, HEADERS, 1).head()) {
            Thread dripping = new Thread(() -> {
                try {
                    while (true) {
                        slow.getOutputStream().write('x');
                        slow.getOutputStream().flush();
                        Thread.sleep(500);
                    }
                } catch (IOException | InterruptedException closed) {
                    // The server has closed the connection.
                }
            });
            dripping.setDaemon(true);
            dripping.start();
            int end;
            try {
                end = slow.getInputStream().read();
            } catch (SocketException reset) {
                end = -1;
            }
            assertThat(end).as("the end of the stream").isEqualTo(-1);
        }
    }

    @Test
    @Timeout(60)
    void answersThatAreNotReadDoNotKeepOthersWaiting() throws Exception {
        // The page of many players is larger than the buffer of an answer, so that whoever sends it has to wait.
        Opened event = announce("Slow")
                .register(Vector.rangeClosed(1, 64).map(i -> "Player " + i))
                .choose("Open")
                .choose("Pair");
        byte[] requests = READ.formatted(event.id()).repeat(20).getBytes(US_ASCII);
        Vector<Socket> slow = Vector.empty();
        try {
            for (int i = 0; i < 300; i++) {
                Socket socket = new Socket();
                slow = slow.append(socket);
                socket.setReceiveBufferSize(2_048);
                socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
                socket.getOutputStream().write(requests);
            }
            while (waitingToWrite() < 290) {
                Thread.sleep(20);
            }
            assertThat(visitor().page("/e/" + event.id())).contains("Round 1, seats");
            event.report(1, 0, 18, 11);
            assertThat(waitingToWrite()).as("those who are still not given up").isGreaterThan(250);
        } finally {
            closeAll(slow);
        }
    }

    /** The number of threads that wait for a visitor to read. */
    private static long waitingToWrite() {
        return Thread.getAllStackTraces().values().stream()
                .filter(stack -> Arrays.stream(stack)
                        .anyMatch(frame ->
                                frame.getClassName().startsWith("org.eclipse.jetty.util.SharedBlockingCallback")))
                .count();
    }

    /** Prints the ratio of a page's time during the attack to its time before, the median of 50 each. */
    @Test
    @Tag("load")
    void aThousandSlowSockets() throws Exception {
        Opened event = announce("Slow").register(NINE.take(4)).choose("Open").choose("Pair");
        Visitor visitor = visitor();
        median(visitor, event); // warm
        double before = median(visitor, event);
        Vector<Socket> slow = open(event, BODY, 500).appendAll(open(event, HEADERS, 500));
        try {
            double during = median(visitor, event);
            System.out.printf(
                    "a page with 1,000 slow sockets: %.1f of its time without them (%.2f ms)%n",
                    during / before, before / 1e6);
            Thread.sleep(TimeUnit.SECONDS.toMillis(2));
            System.out.printf("two seconds later: %.1f%n", median(visitor, event) / before);
        } finally {
            closeAll(slow);
        }
    }

    private static double median(Visitor visitor, Opened event) {
        Vector<Long> times = Vector.range(0, 50).map(i -> {
            long start = System.nanoTime();
            visitor.page("/e/" + event.id());
            return System.nanoTime() - start;
        });
        return times.sorted().get(25);
    }
}

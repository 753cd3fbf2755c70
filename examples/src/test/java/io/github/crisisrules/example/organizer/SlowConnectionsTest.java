package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A server has a maximum of connections: further ones wait until others are closed, and are served then. */
class SlowConnectionsTest {
    private static final int MAX = 3;

    private static Socket request(ServerConnector connector, int millis) throws IOException {
        Socket socket = new Socket("127.0.0.1", connector.getLocalPort());
        socket.setSoTimeout(millis);
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".getBytes(US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    private static String answer(Socket socket) throws IOException {
        return new String(socket.getInputStream().readNBytes(8), US_ASCII);
    }

    @Test
    @Timeout(60)
    void aConnectionBeyondTheMaximumWaitsUntilOthersAreClosed() throws Exception {
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        SlowConnections.limit(server, MAX);
        server.start();
        Vector<Socket> served = Vector.empty();
        try {
            for (int i = 0; i < MAX; i++) {
                served = served.append(request(connector, 30_000));
                assertThat(answer(served.last())).isEqualTo("HTTP/1.1");
            }
            try (Socket waiting = request(connector, 500)) {
                assertThatThrownBy(() -> answer(waiting)).isInstanceOf(SocketTimeoutException.class);
                for (Socket socket : served) {
                    socket.close();
                }
                waiting.setSoTimeout(30_000);
                assertThat(answer(waiting)).isEqualTo("HTTP/1.1");
            }
        } finally {
            server.stop();
        }
    }
}

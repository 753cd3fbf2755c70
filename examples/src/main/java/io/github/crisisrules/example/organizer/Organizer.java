package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.console.Version;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.javalin.util.JavalinBindException;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Clock;

/** Starts the organizer's desk and prints its address. Its settings are options, see {@code --help}. */
public final class Organizer {
    private static final Map<String, String> USUAL = LinkedHashMap.of(
            "host", "127.0.0.1",
            "port", "7070",
            "database", "jdbc:sqlite:organizer.db",
            "secret", "",
            "address", "");

    private static final String BY_MAVEN =
            "mvn -Pdemo,organizer -pl examples -am process-classes -Dexec.args=\"--host 0.0.0.0 --port 8080\"";

    private Organizer() {}

    /** Serves until the process ends. With {@code --version} or {@code --help}, prints that instead. */
    public static void main(String[] args) throws InterruptedException {
        Vector<String> words = Vector.of(args);
        Map<String, String> settings =
                USUAL.map((name, usual) -> Tuple.of(name, System.getProperty("organizer." + name, usual)));
        for (int i = 0; i + 1 < words.size() && USUAL.containsKey(words.get(i).replaceFirst("^--", "")); i += 2) {
            settings = settings.put(words.get(i).substring(2), words.get(i + 1));
            words = words.update(i, "").update(i + 1, "");
        }
        if (words.equals(Vector.of(Version.ARGUMENT))) {
            System.out.print(Version.line());
        } else if (!words.forAll(String::isEmpty)) {
            Vector<String> options = USUAL.keySet().toVector();
            System.out.println(Sentences.usage(Wording.ENGLISH, options.map("--"::concat)));
            options.forEach(
                    name -> System.out.println("  --" + name + ": " + Sentences.option(Wording.ENGLISH, name) + "."));
            System.out.println(Sentences.byMaven(Wording.ENGLISH, BY_MAVEN));
        } else {
            serve(settings);
        }
    }

    private static void serve(Map<String, String> settings) throws InterruptedException {
        String host = settings.get("host").get();
        String database = settings.get("database").get();
        String secret = settings.get("secret").filter(given -> !given.isEmpty()).getOrElse(Secrets::fresh);
        if (!secret.matches("[A-Za-z0-9_-]{16,}")) {
            throw new IllegalArgumentException(Sentences.weakSecret(Wording.ENGLISH, secret.length()));
        }
        int port = Typed.whole(settings.get("port").get()).getOrElse(-1);
        Option<String> address = settings.get("address")
                .filter(given -> !given.isEmpty())
                .orElse(() -> host.equals("0.0.0.0") ? own().map(ip -> "http://" + ip + ":" + port) : Option.none());
        try (EventStore store = EventStore.open(database);
                OrganizerServer server = OrganizerServer.start(store, Clock.systemUTC(), host, port, secret, address)) {
            String open = "http://" + (host.equals("0.0.0.0") ? "127.0.0.1" : host) + ":" + server.port();
            // The part after the question mark may contain a password.
            System.out.println(Sentences.isOpen(Wording.ENGLISH, open, database.replaceFirst("[?].*", "")));
            System.out.println(Sentences.yourLink(Wording.ENGLISH, open + "/house/" + secret));
            System.out.println(address.fold(
                    () -> Sentences.thisMachineOnly(Wording.ENGLISH),
                    phones -> Sentences.phones(Wording.ENGLISH, phones)));
            Thread.currentThread().join();
        } catch (JavalinBindException e) {
            throw new IllegalArgumentException(Sentences.taken(Wording.ENGLISH, host, port), e);
        }
    }

    /** Returns the address of this machine in its network, found by the route to another one. No packet is sent. */
    private static Option<String> own() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1}), 9));
            return Option.of(socket.getLocalAddress().getHostAddress());
        } catch (SocketException | UnknownHostException e) {
            return Option.none();
        }
    }
}

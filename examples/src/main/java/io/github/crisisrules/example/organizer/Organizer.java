package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.github.crisisrules.example.organizer.store.StoreException;
import io.javalin.util.JavalinBindException;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Clock;
import java.util.regex.Pattern;

/** Starts the organizer's desk and prints its address. Its settings are options, see {@code --help}. */
public final class Organizer {
    private static final Map<String, String> USUAL = LinkedHashMap.of(
            "host", "127.0.0.1",
            "port", "7070",
            "database", "jdbc:sqlite:organizer.db",
            "secret", "",
            "address", "");

    private static final Vector<String> OPTIONS = USUAL.keySet().toVector().map("--"::concat);
    private static final int MAX_PORT = 65_535;

    /** The host that stands for all addresses of this machine. */
    private static final String ALL = "0.0.0.0";

    /** The hosts that only this machine reaches. */
    private static final Pattern HERE = Pattern.compile("localhost|127[.].*|::1");

    private static final String BY_MAVEN =
            "mvn -Pdemo,organizer -pl examples -am process-classes -Dexec.args=\"--host 0.0.0.0 --port 8080\"";

    private Organizer() {}

    /** Serves until the process ends, or prints the version, the help, or what is wrong with the options. */
    public static void main(String[] args) {
        Program program = Organizer::run;
        program.start(args);
    }

    /** Serves until the thread is interrupted, or returns the text to print: the help, or what is wrong. */
    static Either<String, String> run(Vector<String> args) {
        Map<String, String> settings =
                USUAL.map((name, usual) -> Tuple.of(name, System.getProperty("organizer." + name, usual)));
        for (Vector<String> option : args.grouped(2)) {
            if (option.size() < 2 || !OPTIONS.contains(option.head())) {
                return args.equals(Vector.of("--help")) ? Either.right(usage()) : Either.left(usage());
            }
            settings = settings.put(option.head().substring(2), option.last());
        }
        return serve(settings);
    }

    private static String usage() {
        return Sentences.usage(Wording.ENGLISH, OPTIONS) + "\n"
                + OPTIONS.map(option ->
                                "  " + option + ": " + Sentences.option(Wording.ENGLISH, option.substring(2)) + ".\n")
                        .mkString()
                + Sentences.byMaven(Wording.ENGLISH, BY_MAVEN) + "\n";
    }

    private static Either<String, String> serve(Map<String, String> settings) {
        String host = settings.get("host").get();
        String database = settings.get("database").get();
        String secret = settings.get("secret").filter(own -> !own.isEmpty()).getOrElse(Secrets::fresh);
        int port = Typed.whole(settings.get("port").get()).getOrElse(-1);
        if (port < 0 || port > MAX_PORT) {
            return Either.left(
                    Sentences.noPort(Wording.ENGLISH, settings.get("port").get(), MAX_PORT));
        }
        if (!secret.matches("[A-Za-z0-9_-]{16,}")) {
            return Either.left(Sentences.weakSecret(Wording.ENGLISH, secret.length()));
        }
        String given = settings.get("address").get();
        if (!given.matches("(https?://[^/\\s]+/?)?")) {
            return Either.left(Sentences.noAddress(Wording.ENGLISH, given));
        }
        Option<String> address = Option.when(!given.isEmpty(), () -> given.replaceFirst("/$", ""))
                .orElse(() -> reached(host).filter(name -> port > 0).map(name -> "http://" + name + ":" + port));
        try (EventStore store = EventStore.open(database);
                OrganizerServer server = OrganizerServer.start(store, Clock.systemUTC(), host, port, secret, address)) {
            String open = "http://" + (host.equals(ALL) ? "127.0.0.1" : host) + ":" + server.port();
            System.out.println(Sentences.isOpen(Wording.ENGLISH, open, withoutPassword(database)));
            System.out.println(Sentences.yourLink(Wording.ENGLISH, open + "/house/" + secret));
            System.out.println(address.fold(
                    () -> Sentences.thisMachineOnly(Wording.ENGLISH),
                    phones -> Sentences.phones(Wording.ENGLISH, phones)));
            Thread.currentThread().join();
            return Either.right("");
        } catch (JavalinBindException e) {
            return Either.left(Sentences.taken(Wording.ENGLISH, host, port));
        } catch (StoreException e) {
            return Either.left(Sentences.noDatabase(Wording.ENGLISH, withoutPassword(String.valueOf(e.getMessage()))));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Either.right("");
        }
    }

    /** Returns a text without what follows a question mark, as the password in the address of a database does. */
    private static String withoutPassword(String text) {
        return text.replaceFirst("(?s)[?].*", "");
    }

    /** Returns the name by which phones reach a server that listens at the given host, or none if they do not. */
    static Option<String> reached(String host) {
        return host.equals(ALL) ? own() : Option.when(!HERE.matcher(host).matches(), host);
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

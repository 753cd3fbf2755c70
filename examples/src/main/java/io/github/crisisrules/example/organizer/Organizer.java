package io.github.crisisrules.example.organizer;

import io.github.crisisrules.example.console.Version;
import io.github.crisisrules.example.organizer.store.EventStore;
import io.vavr.collection.Vector;
import java.time.Clock;

/**
 * Starts the organizer's desk and prints its address. The settings are system properties: {@code organizer.port},
 * {@code organizer.host} (default: this machine only), {@code organizer.database} (a JDBC address) and
 * {@code organizer.secret} (the secret of the house; generated at each start if missing).
 */
public final class Organizer {
    private Organizer() {}

    /** Serves until the process ends. With {@code --version}, prints the version instead. */
    public static void main(String[] args) throws InterruptedException {
        if (Vector.of(args).equals(Vector.of(Version.ARGUMENT))) {
            System.out.print(Version.line());
            return;
        }
        String host = System.getProperty("organizer.host", "127.0.0.1");
        String database = System.getProperty("organizer.database", "jdbc:sqlite:organizer.db");
        String secret = System.getProperty("organizer.secret", Secrets.fresh());
        if (!secret.matches("[A-Za-z0-9_-]{16,}")) {
            throw new IllegalArgumentException(
                    "organizer.secret has " + secret.length()
                            + " characters; at least 16 are needed, of A-Z, a-z, 0-9, _ and -. Leave it out to have one drawn.");
        }
        try (EventStore store = EventStore.open(database);
                OrganizerServer server = OrganizerServer.start(
                        store, Clock.systemUTC(), host, Integer.getInteger("organizer.port", 7070), secret)) {
            String address = "http://" + host + ":" + server.port();
            // The part after the question mark may contain a password.
            System.out.println("The organizer's desk is open at " + address + ", with the events of "
                    + database.replaceFirst("[?].*", "") + ".");
            System.out.println("Your secret link, for announcing events: " + address + "/house/" + secret);
            System.out.println("Press Ctrl-C to close it.");
            Thread.currentThread().join();
        }
    }
}

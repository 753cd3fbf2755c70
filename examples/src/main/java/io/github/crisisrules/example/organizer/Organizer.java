package io.github.crisisrules.example.organizer;

import io.github.crisisrules.example.organizer.store.EventStore;
import java.time.Clock;

/**
 * Starts the organizer's desk, and prints where it is. Settings are system properties: {@code organizer.port}, {@code
 * organizer.host} (this machine alone unless told otherwise), {@code organizer.database} (a JDBC address) and {@code
 * organizer.secret} (of the house; drawn anew at each start where it is not given).
 */
public final class Organizer {
    private Organizer() {}

    /** Serves until the process ends. */
    public static void main(String[] args) throws InterruptedException {
        String host = System.getProperty("organizer.host", "127.0.0.1");
        String database = System.getProperty("organizer.database", "jdbc:sqlite:organizer.db");
        String secret = System.getProperty("organizer.secret", Secrets.fresh());
        try (EventStore store = EventStore.open(database);
                OrganizerServer server = OrganizerServer.start(
                        store, Clock.systemUTC(), host, Integer.getInteger("organizer.port", 7070), secret)) {
            String address = "http://" + host + ":" + server.port();
            System.out.println("The organizer's desk is open at " + address + ", with the events of " + database + ".");
            System.out.println("Your secret link, for announcing events: " + address + "/house/" + secret);
            System.out.println("Press Ctrl-C to close it.");
            Thread.currentThread().join();
        }
    }
}

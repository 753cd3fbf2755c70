package io.github.crisisrules.example.organizer.store;

import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A store of events in a database. The log is the data: line 0 of an event describes its beginning, and each further
 * line is an accepted command with its events or takes the last command back. Lines are only appended, and an event
 * is the replay of its lines.
 *
 * <p>The key of a line is its event and its number. If two users have seen step 7, one of them writes line 8, and the
 * other gets {@link Outdated}. A change that was acknowledged is on the disk. A change that was not acknowledged may
 * or may not be stored, but never twice.
 *
 * <p>Safe to share between threads; several processes may use one database.
 */
public final class EventStore implements AutoCloseable {
    /** The maximum number of events kept in memory. When it is exceeded, all are dropped and replayed on demand. */
    private static final int HELD = 20;

    private static final Vector<String> TABLES = Vector.of(
            "create table if not exists event (id text primary key, secret_hash text not null)",
            "create table if not exists log (event text not null references event (id), step integer not null,"
                    + " line text not null, primary key (event, step))",
            "create table if not exists proposal (event text not null references event (id), place text not null,"
                    + " command text not null, primary key (event, place))",
            "create table if not exists batch (event text not null references event (id), first integer not null,"
                    + " last integer not null, primary key (event, last))",
            "create table if not exists notice (event text primary key references event (id), words text not null)",
            "create table if not exists link (event text not null references event (id), name text not null,"
                    + " secret_hash text not null, primary key (event, name))");

    /** The connection of the writer. */
    private final Database database;

    /** The connection of the readers, who do not wait for the writer. */
    private final Database reading;

    private final ConcurrentHashMap<String, StoredEvent> held = new ConcurrentHashMap<>();

    private EventStore(Database database, Database reading) {
        this.database = database;
        this.reading = reading;
    }

    /**
     * Opens a store, for example {@code jdbc:sqlite:events.db} or {@code jdbc:postgresql://…}, and creates missing
     * tables.
     */
    public static EventStore open(String address) {
        Database database = new Database(address);
        database.keeps(db -> {
            for (String table : TABLES) {
                db.change(table);
            }
            return true;
        });
        return new EventStore(database, new Database(address));
    }

    /**
     * Creates an event.
     *
     * @throws IllegalArgumentException if {@code id} is taken
     */
    public StoredEvent create(String id, Desk desk, String secretHash) {
        Vector<String> lines = LogFormats.EVENTS.lines(desk.play());
        boolean isNew =
                database.keeps(db -> db.change("insert into event values (?, ?) on conflict do nothing", id, secretHash)
                        && isAppended(db, id, 0, lines));
        if (!isNew) {
            throw new IllegalArgumentException("the id " + id + " is taken");
        }
        return new StoredEvent(id, lines.size() - 1, desk, secretHash);
    }

    /**
     * Returns the current state of an event, if it exists. Each line is replayed once by the rules of this version; a
     * {@link StoreException} names the line that would have a different effect.
     */
    public Option<StoredEvent> load(String id) {
        if (held.size() > HELD) {
            held.clear();
        }
        return Option.of(held.compute(id, (same, before) -> before == null ? whole(id) : grown(before)));
    }

    /**
     * Returns the titles of all events by id, sorted by title. Only the beginning of each event is read; an
     * unreadable event is listed by its id.
     */
    public Map<String, String> titles() {
        return LinkedHashMap.ofEntries(reading.rows("select event, line from log where step = 0")
                .map(row -> Tuple.of(row.head(), title(row.head(), row.last())))
                .sortBy(event -> event._2));
    }

    private static String title(String id, String line) {
        return LogFormats.EVENTS
                .readLines(Vector.of(line))
                .map(begun -> Desk.of(begun).board().title())
                .getOrElse(id);
    }

    /**
     * Appends the changes from {@code now} to {@code next}, including commands that were taken back. They are on the
     * disk when this method returns. Nothing is written if the event has changed since {@code now}.
     */
    // doc
    public Either<Outdated, StoredEvent> append(StoredEvent now, Desk next) {
        String id = now.id();
        Vector<String> lines = LogFormats.EVENTS.lines(now.desk().play(), next.play());
        if (!database.keeps(
                db -> isAppended(db, id, now.step() + 1, lines) && isGrouped(db, now, next, lines.size()))) {
            return Either.left(new Outdated(load(id).get()));
        }
        StoredEvent after = new StoredEvent(id, now.step() + lines.size(), next, now.secretHash());
        held.merge(id, after, (one, other) -> one.step() < other.step() ? other : one);
        return Either.right(after);
    }
    // end

    /** Remembers which steps were appended at once, so that they are taken back at once. */
    private static boolean isGrouped(Database db, StoredEvent now, Desk next, int lines) throws SQLException {
        int before = now.desk().play().steps().size();
        int after = next.play().steps().size();
        int kept = (before + after - lines) / 2;
        db.change("delete from batch where event = ? and last > ?", now.id(), kept);
        if (after - kept > 1) {
            db.change("insert into batch values (?, ?, ?)", now.id(), kept, after);
        }
        return true;
    }

    /** Returns the number of steps that were appended together with the last one, at least 1. */
    public int lastBatch(StoredEvent event) {
        int steps = event.desk().play().steps().size();
        return reading.rows("select first from batch where event = ? and last = ?", event.id(), steps)
                .headOption()
                .map(row -> steps - Integer.parseInt(row.head()))
                .getOrElse(1);
    }

    /** Returns the announcement on all public pages; empty if there is none. */
    public String notice(String id) {
        return reading.rows("select words from notice where event = ?", id)
                .headOption()
                .map(Vector::head)
                .getOrElse("");
    }

    /** Replaces the announcement on all public pages. */
    public void announce(String id, String words) {
        database.keeps(db -> db.change(
                "insert into notice values (?, ?) on conflict (event) do update set words = excluded.words",
                id,
                words));
    }

    /** Returns the hashes of the secrets of further organizers by their names. */
    public Map<String, String> links(String id) {
        return LinkedHashMap.ofEntries(
                reading.rows("select name, secret_hash from link where event = ? order by name", id)
                        .map(row -> Tuple.of(row.head(), row.last())));
    }

    /** Lets a further organizer in, and returns whether the name was free. */
    public boolean invite(String id, String name, String secretHash) {
        return database.keeps(
                db -> db.change("insert into link values (?, ?, ?) on conflict do nothing", id, name, secretHash));
    }

    /** Shuts a further organizer out. */
    public void revoke(String id, String name) {
        database.keeps(db -> db.change("delete from link where event = ? and name = ?", id, name));
    }

    /**
     * Stores a player's report of a match. The last report for a place counts until the organizer has dealt with it.
     */
    public void propose(String id, String place, TournamentCommand command) {
        String text = CrisisJson.standard().write(command);
        database.keeps(db -> db.change(
                "insert into proposal values (?, ?, ?)"
                        + " on conflict (event, place) do update set command = excluded.command",
                id,
                place,
                text));
    }

    /** Returns the pending reports of players by place. */
    public Map<String, TournamentCommand> proposals(String id) {
        return LinkedHashMap.ofEntries(reading.rows(
                        "select place, command from proposal where event = ? order by place", id)
                .map(row -> Tuple.of(row.head(), proposed(id, row.last()))));
    }

    /** Removes the report for a place. */
    public void removeProposal(String id, String place) {
        database.keeps(db -> db.change("delete from proposal where event = ? and place = ?", id, place));
    }

    @Override
    public void close() {
        reading.close();
        database.close();
    }

    private static boolean isAppended(Database db, String id, int first, Vector<String> lines) throws SQLException {
        int step = first;
        for (String line : lines) {
            if (!db.change("insert into log values (?, ?, ?) on conflict do nothing", id, step++, line)) {
                return false;
            }
        }
        return true;
    }

    private @Nullable StoredEvent whole(String id) {
        Vector<Vector<String>> event = reading.rows("select secret_hash from event where id = ?", id);
        if (event.isEmpty()) {
            return null;
        }
        Vector<String> lines = lines(id, 0);
        return new StoredEvent(
                id,
                lines.size() - 1,
                Desk.of(LogFormats.EVENTS.readLines(lines).getOrElseThrow(refusal -> unreadable(id, refusal))),
                event.head().head());
    }

    private StoredEvent grown(StoredEvent before) {
        int next = before.step() + 1;
        Vector<String> lines = lines(before.id(), next);
        if (lines.isEmpty()) {
            return before;
        }
        Desk desk = Desk.of(LogFormats.EVENTS
                .readOn(before.desk().play(), lines, next)
                .getOrElseThrow(refusal -> unreadable(before.id(), refusal)));
        return new StoredEvent(before.id(), before.step() + lines.size(), desk, before.secretHash());
    }

    private Vector<String> lines(String id, int first) {
        return reading.rows("select line from log where event = ? and step >= ? order by step", id, first)
                .map(Vector::head);
    }

    private static TournamentCommand proposed(String id, String text) {
        return CrisisJson.standard()
                .read(text, TournamentCommand.class)
                .getOrElseThrow(refusal -> unreadable(id, refusal));
    }

    private static StoreException unreadable(String id, JsonRefusal refusal) {
        return new StoreException("event " + id + " cannot be replayed: line " + refusal, null);
    }
}

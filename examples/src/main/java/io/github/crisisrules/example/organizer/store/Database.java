package io.github.crisisrules.example.organizer.store;

import io.vavr.collection.Vector;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * One connection to SQLite or PostgreSQL, used by one thread at a time, because an organizer's desk has a single
 * writer. After a failure the next use opens a new connection.
 */
final class Database implements AutoCloseable {
    /** The time that a change waits for another program that writes. */
    private static final String WAIT_MILLIS = "3000";

    private static final int SQLITE_BUSY = 5;

    private final String address;
    private @Nullable Connection connection;

    /** Creates a database for an address such as {@code jdbc:sqlite:events.db} or {@code jdbc:postgresql://…}. */
    Database(String address) {
        this.address = address;
    }

    /** The work done in one transaction. */
    interface Work {
        /** Returns whether to commit the transaction. */
        boolean in(Database database) throws SQLException;
    }

    /**
     * Runs the work in a transaction and returns whether it was committed and thus is on the disk. The work must
     * begin with a change, which locks out other writers.
     */
    synchronized boolean keeps(Work work) {
        return guarded(() -> {
            boolean isKept = work.in(this);
            if (isKept) {
                open().commit();
            } else {
                open().rollback();
            }
            return isKept;
        });
    }

    /** Returns the rows of a query as texts. */
    synchronized Vector<Vector<String>> rows(String query, Object... values) {
        return guarded(() -> {
            try (PreparedStatement statement = prepared(query, values);
                    ResultSet found = statement.executeQuery()) {
                Vector<Vector<String>> rows = Vector.empty();
                while (found.next()) {
                    Vector<String> row = Vector.empty();
                    for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                        row = row.append(found.getString(i));
                    }
                    rows = rows.append(row);
                }
                return rows;
            } finally {
                open().rollback();
            }
        });
    }

    /** Executes a change within a transaction and returns whether a row was changed. */
    synchronized boolean change(String statement, Object... values) throws SQLException {
        try (PreparedStatement change = prepared(statement, values)) {
            return change.executeUpdate() > 0;
        }
    }

    @Override
    public synchronized void close() {
        Connection open = connection;
        connection = null;
        if (open != null) {
            try {
                open.close();
            } catch (SQLException e) {
                throw new StoreException("the database could not be closed", e);
            }
        }
    }

    private interface Use<T> {
        T run() throws SQLException;
    }

    /** Uses the database. After any failure the transaction is gone; a defect of this program stays one. */
    private <T> T guarded(Use<T> use) {
        try {
            return use.run();
        } catch (SQLException e) {
            closeAfter(e);
            throw new StoreException("the database could not be used: " + e.getMessage(), e, isBusy(e));
        } catch (RuntimeException e) {
            closeAfter(e);
            throw e;
        }
    }

    private void closeAfter(Exception failure) {
        try {
            close();
        } catch (StoreException second) {
            failure.addSuppressed(second);
        }
    }

    /** Returns whether a lock of another program was not released in time. */
    private static boolean isBusy(SQLException e) {
        return e.getErrorCode() == SQLITE_BUSY || "55P03".equals(e.getSQLState());
    }

    private Connection open() throws SQLException {
        if (connection == null) {
            Properties settings = new Properties();
            if (address.startsWith("jdbc:sqlite:")) {
                // With WAL, readers do not wait for the writer. Without FULL, the last commits could be lost in a
                // power failure.
                settings.setProperty("journal_mode", "WAL");
                settings.setProperty("synchronous", "FULL");
                settings.setProperty("busy_timeout", WAIT_MILLIS);
                settings.setProperty("foreign_keys", "true");
            }
            connection = DriverManager.getConnection(address, settings);
            connection.setAutoCommit(false);
            if (address.startsWith("jdbc:postgresql:")) {
                try (PreparedStatement wait = connection.prepareStatement("set lock_timeout = " + WAIT_MILLIS)) {
                    wait.execute();
                }
                connection.commit();
            }
        }
        return connection;
    }

    private PreparedStatement prepared(String text, Object... values) throws SQLException {
        PreparedStatement statement = open().prepareStatement(text);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }
}

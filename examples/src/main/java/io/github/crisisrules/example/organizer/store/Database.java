package io.github.crisisrules.example.organizer.store;

import io.vavr.collection.Vector;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Properties;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * One connection to SQLite or PostgreSQL, used by one thread at a time: an organizer's desk has one writer. After a failure the
 * next one to ask gets a new connection.
 */
final class Database implements AutoCloseable {
    private final String address;
    private @Nullable Connection connection;

    /** {@code jdbc:sqlite:events.db}, or {@code jdbc:postgresql://…}. */
    Database(String address) {
        this.address = address;
    }

    /** What is done in a transaction: all of it or nothing. */
    interface Work {
        /** Whether it shall be kept. */
        boolean in(Database database) throws SQLException;
    }

    /** Whether the work was kept; if so it is on the disk. Work begins with a change, so that nobody else can come between. */
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

    /** Rows of texts. */
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

    /** Whether a row was changed, within work. */
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

    private <T> T guarded(Callable<T> use) {
        try {
            return use.call();
        } catch (Exception e) {
            try {
                close();
            } catch (StoreException second) {
                e.addSuppressed(second);
            }
            throw new StoreException("the database could not be used: " + e.getMessage(), e);
        }
    }

    private Connection open() throws SQLException {
        if (connection == null) {
            Properties settings = new Properties();
            if (address.startsWith("jdbc:sqlite:")) {
                // Readers do not wait for the writer; FULL, since without it the last commits could be lost with the
                // power.
                settings.setProperty("journal_mode", "WAL");
                settings.setProperty("synchronous", "FULL");
                settings.setProperty("busy_timeout", "10000");
                settings.setProperty("foreign_keys", "true");
            }
            connection = DriverManager.getConnection(address, settings);
            connection.setAutoCommit(false);
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

package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Pairings and results as comma-separated values. The first line names the columns, in any order: {@code round}, {@code player1},
 * {@code points1}, {@code player2}, {@code points2}, and if they are known {@code vps1}, {@code vps2}; other columns are ignored. Each
 * further line is a table of a round; without a {@code player2} it is a bye. A line without a round lists the player in
 * {@code player1}, who need not sit at any table. Players are distinguished by name and numbered in the order of their first
 * appearance. Rounds are numbered from 1 without gaps.
 */
public final class ResultsCsv {
    private static final Vector<String> NEEDED = Vector.of("round", "player1", "points1", "player2", "points2");

    private ResultsCsv() {}

    /** Reads the event in a file. */
    public static Either<ImportRefusal, ImportedEvent> read(String name, String file) {
        try {
            ExportForm.CSV.require(file);
            return Either.right(event(name, CsvLines.of(file)));
        } catch (ImportRefusedException e) {
            return Either.left(e.refusal());
        }
    }

    /**
     * Writes the Swiss rounds of an event of this library, as far as their results are complete. {@link #read} gives the
     * same tables again.
     */
    public static String write(TournamentState state) {
        return write(ImportedEvent.of(state));
    }

    /**
     * Writes an event in this form. Where the order of first appearance is not that of the players, all players are
     * listed first.
     *
     * @throws IllegalArgumentException if two players have the same name, because this form has no other identifier
     */
    public static String write(ImportedEvent event) {
        Set<String> names = new LinkedHashSet<>();
        for (ImportedPlayer player : event.players()) {
            if (!names.add(player.name())) {
                throw new IllegalArgumentException("Two players have the name '" + PlainName.shown(player.name())
                        + "', which is their only identifier here. Give one of them another name.");
            }
        }
        StringBuilder text = new StringBuilder("round,player1,points1,vps1,player2,points2,vps2\n");
        Vector<PlayerId> seated = event.rounds()
                .flatMap(tables -> tables.flatMap(ImportedTable::seats))
                .map(ImportedTable.Seat::player)
                .distinct();
        if (!seated.equals(event.players().map(ImportedPlayer::id))) {
            event.players()
                    .forEach(player -> text.append(',')
                            .append(CsvLines.quoted(player.name()))
                            .append(",,,,,\n"));
        }
        for (int round = 1; round <= event.rounds().size(); round++) {
            for (ImportedTable table : event.rounds().get(round - 1)) {
                text.append(round);
                table.seats()
                        .forEach(seat -> text.append(',')
                                .append(CsvLines.quoted(event.name(seat.player())))
                                .append(',')
                                .append(seat.points())
                                .append(',')
                                .append(seat.vps()));
                text.append(table.isBye() ? ",,,\n" : "\n");
            }
        }
        return text.toString();
    }

    private static ImportedEvent event(String name, Iterator<Vector<String>> lines) {
        Vector<String> columns = lines.next();
        NEEDED.find(column -> !columns.contains(column)).forEach(column -> {
            throw new ImportRefusedException(
                    "/" + columns.head(),
                    new ImportFault.NoColumn(column, columns.tail().take(8).map(PlainName::shown)));
        });
        Map<String, PlayerId> ids = new LinkedHashMap<>();
        Vector<Vector<ImportedTable>> rounds = Vector.empty();
        for (Vector<String> fields : lines) {
            Row row = new Row(columns, fields);
            for (String player : Vector.of(row.name("1"), row.name("2"))) {
                if (!player.isEmpty() && !ids.containsKey(player)) {
                    ids.put(player, PlayerId.of(ids.size() + 1));
                }
            }
            if (row.isListing()) {
                continue;
            }
            int round = row.number("round", 1, ImportedEvent.MAX_ROUNDS);
            if (round > rounds.size() + 1) {
                throw new ImportRefusedException(
                        row.place("round"), new ImportFault.RoundOutOfOrder(round, rounds.size()));
            }
            rounds = round > rounds.size() ? rounds.append(Vector.empty()) : rounds;
            rounds = rounds.update(round - 1, rounds.get(round - 1).append(row.table(ids)));
        }
        ImportedEvent.requireRounds(rounds);
        return new ImportedEvent(
                name.isBlank() ? "event" : name,
                Vector.ofAll(ids.entrySet()).map(each -> new ImportedPlayer(each.getValue(), each.getKey())),
                rounds);
    }

    private record Row(Vector<String> columns, Vector<String> fields) {
        String place(String column) {
            return "/" + fields.head() + "/" + column;
        }

        String text(String column) {
            int index = columns.indexOf(column);
            return index < 0 || index >= fields.size() ? "" : fields.get(index);
        }

        /** Returns the name of the player on a side; empty if there is none. */
        String name(String side) {
            String name = CsvLines.unguarded(text("player" + side));
            if (!name.isEmpty()) {
                PlainName.fault(name, PlainName.LONGEST).forEach(fault -> {
                    throw new ImportRefusedException(place("player" + side), new ImportFault.InvalidName(fault));
                });
            }
            return name;
        }

        int number(String column, int min, int max) {
            String text = text(column);
            if (!text.matches("[0-9]{1,6}") || Integer.parseInt(text) < min || Integer.parseInt(text) > max) {
                throw new ImportRefusedException(
                        place(column), new ImportFault.NotANumber(PlainName.shown(text), min, max));
            }
            return Integer.parseInt(text);
        }

        /** Returns whether the line only lists a player. */
        boolean isListing() {
            return text("round").isEmpty()
                    && !text("player1").isEmpty()
                    && text("player2").isEmpty()
                    && text("points1").isEmpty();
        }

        ImportedTable table(Map<String, PlayerId> ids) {
            if (text("player1").isEmpty()) {
                throw new ImportRefusedException(place("player1"), new ImportFault.NoPlayer());
            }
            Vector<ImportedTable.Seat> seats = Vector.of("1", "2")
                    .filter(side -> !text("player" + side).isEmpty())
                    .map(side -> new ImportedTable.Seat(
                            Objects.requireNonNull(ids.get(name(side))),
                            number("points" + side, 0, ImportedTable.Seat.MAX),
                            text("vps" + side).isEmpty() ? 0 : number("vps" + side, 0, ImportedTable.Seat.MAX)));
            return ImportedTable.read(seats, "/" + fields.head());
        }
    }
}

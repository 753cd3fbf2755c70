package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.game.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An organizer who says little: players are called A, B, C …, and {@code round("A 16-11 B", "C drew D", "E bye")} pairs a
 * round by hand and reports it. {@code A conceded B} is 0–14.
 */
public final class EventFixture {
    private Desk desk;

    private EventFixture(Desk desk) {
        this.desk = desk;
    }

    public static EventFixture of(Announcement announcement, int players) {
        return of(announcement, players, Seed.of(7));
    }

    public static EventFixture of(Announcement announcement, int players, Seed seed) {
        return new EventFixture(Desk.of(announcement, seed)
                .register(Vector.range(0, players).map(EventFixture::name))
                .open());
    }

    private static String name(int index) {
        String letter = Character.toString('A' + index % 26);
        return index < 26 ? letter : letter + (1 + index / 26);
    }

    public static PlayerId p(String name) {
        return PlayerId.of(
                name.charAt(0) - 'A' + 1 + (name.length() > 1 ? 26 * (Integer.parseInt(name.substring(1)) - 1) : 0));
    }

    public EventFixture give(TournamentCommand command) {
        desk = desk.apply(command);
        return this;
    }

    public RuleViolation refuse(TournamentCommand command) {
        return desk.attempt(command).fold(violation -> violation, accepted -> {
            throw new AssertionError("accepted: " + command);
        });
    }

    public EventFixture undo() {
        desk = desk.undo();
        return this;
    }

    public EventFixture pair() {
        desk = desk.pairRound();
        return this;
    }

    public EventFixture drop(String player) {
        desk = desk.drop(player);
        return this;
    }

    public EventFixture round(String... tables) {
        return paired(tables).reported(tables);
    }

    public EventFixture paired(String... tables) {
        Vector<String> lines = Vector.of(tables);
        Vector<Pairing> pairs = lines.filter(line -> !line.endsWith("bye")).map(line -> {
            String[] words = line.split(" ");
            return Pairing.of(p(words[0]), p(words[2]));
        });
        Option<PlayerId> bye = lines.find(line -> line.endsWith("bye")).map(line -> p(line.split(" ")[0]));
        return give(new PairByHand(pairs, bye));
    }

    public EventFixture reported(String... tables) {
        Vector.of(tables).filter(line -> !line.endsWith("bye")).forEach(line -> give(new ReportResult(ending(line))));
        return this;
    }

    public static MatchEnding ending(String line) {
        String[] words = line.split(" ");
        PlayerId one = p(words[0]);
        PlayerId other = p(words[2]);
        return switch (words[1]) {
            case "drew" -> MatchEnding.declined(one, other);
            case "conceded" -> MatchEnding.concession(one, other);
            default -> {
                String[] vps = words[1].split("-");
                int a = Integer.parseInt(vps[0]);
                int b = Integer.parseInt(vps[1]);
                yield a >= b ? MatchEnding.victory(one, a, other, b) : MatchEnding.victory(other, b, one, a);
            }
        };
    }

    public TournamentState state() {
        return desk.state();
    }

    public Desk desk() {
        return desk;
    }

    /** Such as {@code A 6, C 4}: names and points in the order of the standings. */
    String standings() {
        return state().standings()
                .rows()
                .map(row -> state().name(row.player()) + " " + row.points())
                .mkString(", ");
    }
}

package io.github.crisisrules.fairness.data;

import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.metric.FixedPoint;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** The data sets of a study: one row for each event, or one row for each player and event. */
public enum DataTable {
    /** One row for each event and arm. */
    EVENTS,
    /** One row for each player, event and arm. */
    PLAYERS;

    /** The subject of a row: an event under an arm, and one of its players. */
    private record Subject(
            long number,
            int index,
            Arm arm,
            Factions factions,
            PlayedEvent event,
            IntToLongFunction measured,
            int player) {}

    /** A column and its value in a row. */
    private record Filled(Column column, Function<Subject, Object> value) {}

    private static final Vector<Filled> ARM = Vector.of(
            whole(
                    "event",
                    "number of the event, from 0; events of one number have the same players and luck in all arms",
                    row -> row.number),
            whole(
                    "arm",
                    "number of the arm, from 1: setup by setup, there system by system, there variant by variant",
                    row -> row.index + 1));

    private static final Vector<Filled> EVENT = ARM.appendAll(Vector.of(
            text("setup", "the label of the setup", row -> row.arm.setup().label()),
            text("system", "the pairing system", row -> row.arm.system().label()),
            text(
                    "variant",
                    "the label of the assumptions",
                    row -> row.arm.variant().label()),
            whole("winner", "the player who won, from 1", row -> row.event.winner() + 1)));

    private static final Vector<Filled> PLAYER = ARM.appendAll(Vector.of(
            whole("player", "from 1; the same player in all arms of an event", row -> row.player + 1),
            number("strength", "the sampled strength", row -> row.event.strength(row.player)),
            text(
                    "faction",
                    "the faction played; empty where there are none",
                    row -> row.factions.isNone() ? "" : row.factions.names().get(row.event.faction(row.player))),
            number(
                    "merit",
                    "the strength or, where match-ups count, the average chance; the true order is by merit",
                    row -> row.event.merit(row.player)),
            number(
                    "true_rank",
                    "rank in the true order, from 1; shared by equals",
                    row -> row.event.twiceTrueRanks()[row.player] / 2.0),
            number(
                    "final_rank",
                    "final rank, from 1; shared by players eliminated in the same round",
                    row -> row.event.twiceRank(row.player) / 2.0),
            whole("points", "event points before the cut", row -> row.event.points(row.player)),
            whole("victory_points", "VPs before the cut", row -> row.event.vps(row.player)),
            whole("matches", "matches before the cut", row -> row.event.meetings(row.player)),
            whole("byes", "byes", row -> row.event.byes(row.player)),
            whole("floats_down", "matches against fewer points", row -> row.event.floatsDown(row.player)),
            whole("floats_up", "matches against more points", row -> row.event.floatsUp(row.player)),
            whole("rematches", "matches against an opponent met before", row -> row.event.rematches(row.player)),
            whole(
                    "in_cut",
                    "1 for players who made the cut, else 0",
                    row -> row.event.cut() > 0 && row.event.isInCut(row.player) ? 1 : 0),
            whole("late", "1 for players who entered in round 2, else 0", row -> row.event.isLate(row.player) ? 1 : 0),
            whole(
                    "dropped",
                    "1 for players who left or were eliminated before the end of the rounds, else 0",
                    row -> row.event.isDropped(row.player) ? 1 : 0)));

    private static Filled whole(String name, String about, ToLongFunction<Subject> value) {
        return new Filled(new Column(name, Column.Kind.WHOLE, about), value::applyAsLong);
    }

    private static Filled number(String name, String about, ToDoubleFunction<Subject> value) {
        return new Filled(new Column(name, Column.Kind.NUMBER, about), value::applyAsDouble);
    }

    private static Filled text(String name, String about, Function<Subject, Object> value) {
        return new Filled(new Column(name, Column.Kind.TEXT, about), value);
    }

    /** Returns the columns for a study, in order. */
    public Vector<Column> columns(Study study) {
        return filled(study).map(Filled::column);
    }

    private Vector<Filled> filled(Study study) {
        return this == PLAYERS ? PLAYER : EVENT.appendAll(study.metrics().zipWithIndex(DataTable::measured));
    }

    private static Filled measured(Metric metric, int place) {
        return number(
                metric.id().replace('-', '_'),
                metric.describe() + "; empty where an event has none",
                row -> FixedPoint.decimal(row.measured.applyAsLong(place)));
    }

    /** Returns a function that appends the rows of an event to a list. */
    Filler filler(Study study) {
        Vector<Filled> columns = filled(study);
        Vector<Arm> arms = study.arms();
        Vector<Factions> factions = arms.map(arm -> arm.variant().in(study).factions());
        return (rows, number, arm, event, measured) -> {
            for (int player = 0; player < (this == PLAYERS ? event.players() : 1); player++) {
                Subject row = new Subject(
                        number, arm, arms.get(arm), factions.get(arm), event, place -> measured[place], player);
                rows.add(columns.toJavaStream()
                        .map(column -> column.value.apply(row))
                        .toArray());
            }
        };
    }

    /** Appends the rows of an event to a list. */
    interface Filler {
        void add(List<Object[]> rows, long number, int arm, PlayedEvent event, long[] measured);
    }
}

package io.github.crisisrules.fairness.data;

import static io.github.crisisrules.fairness.data.Column.Kind.NUMBER;
import static io.github.crisisrules.fairness.data.Column.Kind.TEXT;
import static io.github.crisisrules.fairness.data.Column.Kind.WHOLE;

import io.github.crisisrules.fairness.metric.FixedPoint;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;

/** The data sets of a study: one row for each event, or one row for each player and event. */
public enum DataTable {
    /** One row for each event and arm. */
    EVENTS {
        @Override
        public Vector<Column> columns(Study study) {
            return ARM.appendAll(Vector.of(
                            new Column("setup", TEXT, "the label of the setup"),
                            new Column("system", TEXT, "the pairing system"),
                            new Column("variant", TEXT, "the label of the assumptions"),
                            new Column("winner", WHOLE, "the player who won, from 1")))
                    .appendAll(study.metrics()
                            .map(metric -> new Column(
                                    metric.id().replace('-', '_'),
                                    NUMBER,
                                    metric.describe() + "; empty where an event has none")));
        }

        @Override
        void add(Rows rows, Study study, long number, int arm, PlayedEvent event, long[] measured) {
            int variants = study.allVariants().size();
            int systems = study.systems().size();
            rows.whole(number)
                    .whole(arm + 1L)
                    .text(arm / variants / systems)
                    .text(study.setups().size() + arm / variants % systems)
                    .text(study.setups().size() + systems + arm % variants)
                    .whole(event.winner() + 1L);
            for (long parts : measured) {
                rows.number(FixedPoint.decimal(parts));
            }
        }

        @Override
        Vector<String> texts(Study study) {
            return study.setups()
                    .map(setup -> setup.label())
                    .appendAll(study.systems().map(system -> system.label()))
                    .appendAll(study.allVariants().map(variant -> variant.label()));
        }
    },
    /** One row for each player, event and arm. */
    PLAYERS {
        @Override
        public Vector<Column> columns(Study study) {
            return ARM.appendAll(Vector.of(
                    new Column("player", WHOLE, "from 1; the same player in all arms of an event"),
                    new Column("strength", NUMBER, "the sampled strength"),
                    new Column("faction", TEXT, "the faction played; empty where there are none"),
                    new Column(
                            "merit",
                            NUMBER,
                            "the strength or, where match-ups count, the average chance; the true order is by merit"),
                    new Column("true_rank", NUMBER, "rank in the true order, from 1; shared by equals"),
                    new Column(
                            "final_rank", NUMBER, "final rank, from 1; shared by players eliminated in the same round"),
                    new Column("points", WHOLE, "event points before the cut"),
                    new Column("victory_points", WHOLE, "VPs before the cut"),
                    new Column("matches", WHOLE, "matches before the cut"),
                    new Column("byes", WHOLE, "byes"),
                    new Column("floats_down", WHOLE, "matches against fewer points"),
                    new Column("floats_up", WHOLE, "matches against more points"),
                    new Column("rematches", WHOLE, "matches against an opponent met before"),
                    new Column("in_cut", WHOLE, "1 for players who made the cut, else 0"),
                    new Column("late", WHOLE, "1 for players who entered in round 2, else 0"),
                    new Column(
                            "dropped",
                            WHOLE,
                            "1 for players who left or were eliminated before the end of the rounds, else 0")));
        }

        @Override
        void add(Rows rows, Study study, long number, int arm, PlayedEvent event, long[] measured) {
            for (int p = 0; p < event.players(); p++) {
                rows.whole(number)
                        .whole(arm + 1L)
                        .whole(p + 1L)
                        .number(event.strength(p))
                        .text(event.faction(p))
                        .number(event.merit(p))
                        .number(event.twiceTrueRanks()[p] / 2.0)
                        .number(event.twiceRank(p) / 2.0)
                        .whole(event.points(p))
                        .whole(event.vps(p))
                        .whole(event.meetings(p))
                        .whole(event.byes(p))
                        .whole(event.floatsDown(p))
                        .whole(event.floatsUp(p))
                        .whole(event.rematches(p))
                        .whole(event.cut() > 0 && event.isInCut(p) ? 1 : 0)
                        .whole(event.isLate(p) ? 1 : 0)
                        .whole(event.isDropped(p) ? 1 : 0);
            }
        }

        @Override
        Vector<String> texts(Study study) {
            return study.factions().isNone() ? Vector.of("") : study.factions().names();
        }
    };

    private static final Vector<Column> ARM = Vector.of(
            new Column(
                    "event",
                    WHOLE,
                    "number of the event, from 0; events of one number have the same players and luck in all arms"),
            new Column(
                    "arm",
                    WHOLE,
                    "number of the arm, from 1: setup by setup, there system by system, there variant by variant"));

    /** Returns the columns for a study, in order. */
    public abstract Vector<Column> columns(Study study);

    /** Adds the rows of one event. */
    abstract void add(Rows rows, Study study, long number, int arm, PlayedEvent event, long[] measured);

    /** Returns the strings that rows refer to by index. */
    abstract Vector<String> texts(Study study);

    Rows rows(Study study) {
        return new Rows(columns(study), texts(study));
    }
}

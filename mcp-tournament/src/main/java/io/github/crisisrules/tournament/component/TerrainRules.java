package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/** The check whether the tables of a round are set up as the rules require of the organizer. */
public final class TerrainRules {
    private TerrainRules() {}

    /**
     * Checks the tables, and returns them or everything that is missing: each table of the round needs a mat and
     * terrain, and pieces that are not official need a mark of their size.
     *
     * @param needed the numbers of the tables at which the round is played
     * @param tables the tables that were set up for this round
     */
    @Rule(EventRuleId.TERRAIN)
    public static Validation<Seq<TerrainViolation>, Vector<TableSetup>> check(
            Iterable<Integer> needed, Iterable<TableSetup> tables) {
        Vector<TableSetup> setUp = Vector.ofAll(tables);
        Vector<TerrainViolation> twice = setUp.map(TableSetup::table)
                .distinct()
                .filter(number -> setUp.count(table -> table.table() == number) > 1)
                .map(TerrainViolation.DuplicateSetup::new);
        Vector<TerrainViolation> faults = twice.appendAll(Vector.ofAll(needed)
                .flatMap(number -> setUp.find(table -> table.table() == number)
                        .map(TerrainRules::faults)
                        .getOrElse(() -> Vector.of(new TerrainViolation.NotSetUp(number)))));
        return faults.isEmpty() ? Validation.valid(setUp) : Validation.invalid(faults);
    }

    /**
     * Returns the tables whose terrain sizes differ from the most common ones. This is advice, not a fault: sizes
     * should be consistent where possible.
     */
    @Rule(EventRuleId.TERRAIN)
    public static Vector<Integer> deviatingTables(Iterable<TableSetup> setUp) {
        Map<Vector<Integer>, Integer> tables = LinkedHashMap.empty();
        for (TableSetup table : setUp) {
            tables = tables.put(sizes(table), 1, Integer::sum);
        }
        int most = tables.values().max().getOrElse(0);
        Vector<Integer> usual =
                tables.find(entry -> entry._2 == most).map(entry -> entry._1).getOrElse(Vector.empty());
        return Vector.ofAll(setUp).filter(table -> !sizes(table).equals(usual)).map(TableSetup::table);
    }

    private static Vector<Integer> sizes(TableSetup table) {
        return table.terrain().map(TerrainPiece::size).sorted();
    }

    private static Vector<TerrainViolation> faults(TableSetup table) {
        Vector<TerrainViolation> faults = Vector.empty();
        if (!table.mat()) {
            faults = faults.append(new TerrainViolation.NoMat(table.table()));
        }
        if (table.terrain().isEmpty()) {
            faults = faults.append(new TerrainViolation.NoTerrain(table.table()));
        }
        return faults.appendAll(table.terrain()
                .filter(piece -> !piece.isOfficial() && !piece.isMarked())
                .map(piece -> new TerrainViolation.SizeNotMarked(table.table(), piece.name())));
    }
}

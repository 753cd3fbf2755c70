package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** What is missing at a table. */
public sealed interface TerrainViolation extends RuleViolation {
    /** The number of the table. */
    int table();

    @Override
    default String rule() {
        return EventRules.TERRAIN;
    }

    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** Nobody set the table up. */
        R notSetUp(NotSetUp violation);

        /** The table has no mat. */
        R noMat(NoMat violation);

        /** The table has no terrain. */
        R noTerrain(NoTerrain violation);

        /** Nobody can tell the size of a piece. */
        R notMarked(SizeNotMarked violation);
    }

    /** The table was not set up for this round. */
    record NotSetUp(int table) implements TerrainViolation {
        @Override
        public String message() {
            return "table " + table + " is not set up for this round";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notSetUp(this);
        }
    }

    /** The table has no mat. */
    record NoMat(int table) implements TerrainViolation {
        @Override
        public String message() {
            return "table " + table + " has no game mat";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noMat(this);
        }
    }

    /** The table has no terrain. */
    record NoTerrain(int table) implements TerrainViolation {
        @Override
        public String message() {
            return "table " + table + " has no terrain";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noTerrain(this);
        }
    }

    /** A piece that is not official has no mark of its size. */
    record SizeNotMarked(int table, String piece) implements TerrainViolation {
        @Override
        public String message() {
            return "the size of " + piece + " on table " + table + " is not marked";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notMarked(this);
        }
    }
}

package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** A fault in the setup of a table. */
@Rule(EventRuleId.TERRAIN)
public sealed interface TerrainViolation extends RuleViolation {
    /** Returns the number of the table. */
    int table();

    /** The table was not set up for this round. */
    record NotSetUp(int table) implements TerrainViolation {}

    /** Two setups are given for the table. */
    record DuplicateSetup(int table) implements TerrainViolation {}

    /** The table has no mat. */
    record NoMat(int table) implements TerrainViolation {}

    /** The table has no terrain. */
    record NoTerrain(int table) implements TerrainViolation {}

    /** A piece that is not official has no mark of its size. */
    record SizeNotMarked(int table, String piece) implements TerrainViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

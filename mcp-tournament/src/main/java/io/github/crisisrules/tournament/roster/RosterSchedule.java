package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;

/**
 * The roster of a Timeline List to play in each round, as a document prints it.
 *
 * @param swiss the rosters of Swiss rounds 1, 2, …
 * @param finals the rosters of final rounds 1, 2, …
 */
public record RosterSchedule(Vector<Integer> swiss, Vector<Integer> finals) {
    /**
     * Creates a schedule.
     *
     * @throws IllegalArgumentException if a part is empty, or if it names a roster other than 1 to 3
     */
    public RosterSchedule {
        if (swiss.isEmpty() || finals.isEmpty()) {
            throw new IllegalArgumentException("A schedule needs at least one Swiss round and one final round.");
        }
        swiss.appendAll(finals)
                .find(roster -> roster < 1 || roster > TimelineList.ROSTERS)
                .forEach(roster -> {
                    throw new IllegalArgumentException("There is no Roster " + roster + ". Rosters are numbered 1 to "
                            + TimelineList.ROSTERS + ".");
                });
    }

    /**
     * Returns the roster of a Swiss round. After the last printed round the order repeats.
     *
     * @throws IllegalArgumentException if {@code round} is less than 1
     */
    @Rule({TimelineRuleId.ROSTER_ROUND, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    public int inSwissRound(int round) {
        return of(swiss, round);
    }

    /**
     * Returns the roster of a final round. After the last printed round, in a larger bracket, the order repeats.
     *
     * @throws IllegalArgumentException if {@code round} is less than 1
     */
    @Rule(TimelineRuleId.ROSTER_ROUND)
    public int inFinalRound(int round) {
        return of(finals, round);
    }

    private static int of(Vector<Integer> table, int round) {
        if (round < 1) {
            throw new IllegalArgumentException("Rounds are numbered from 1, not " + round + ".");
        }
        return table.get((round - 1) % table.size());
    }
}

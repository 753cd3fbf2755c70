package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;

/**
 * Which roster of a Timeline List is played in which round, as a document prints it.
 *
 * @param swiss the rosters of Swiss rounds 1, 2, …
 * @param finals the rosters of final rounds 1, 2, …
 */
public record RosterSchedule(Vector<Integer> swiss, Vector<Integer> finals) {
    /**
     * Both parts have a round, and name rosters 1 to 3.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RosterSchedule {
        if (swiss.isEmpty() || finals.isEmpty()) {
            throw new IllegalArgumentException("a schedule needs at least one Swiss round and one final round");
        }
        swiss.appendAll(finals)
                .find(roster -> roster < 1 || roster > TimelineList.ROSTERS)
                .forEach(roster -> {
                    throw new IllegalArgumentException(
                            "there is no Roster " + roster + ": rosters are numbered 1 to " + TimelineList.ROSTERS);
                });
    }

    /** The roster of a Swiss round; past the printed rounds the order begins anew. */
    @Rule({TimelineRules.ROSTER_ROUND, EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1})
    public int inSwissRound(int round) {
        return of(swiss, round);
    }

    /** The roster of a final round; past the printed rounds, in a larger bracket, the order begins anew. */
    @Rule(TimelineRules.ROSTER_ROUND)
    public int inFinalRound(int round) {
        return of(finals, round);
    }

    private static int of(Vector<Integer> table, int round) {
        if (round < 1) {
            throw new IllegalArgumentException("rounds are numbered from 1, not " + round);
        }
        return table.get((round - 1) % table.size());
    }
}

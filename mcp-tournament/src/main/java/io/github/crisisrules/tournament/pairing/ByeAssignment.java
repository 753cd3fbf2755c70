package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;

/** The assignment of the bye when the number of players is odd; it is made before the pairing. */
public final class ByeAssignment {
    private ByeAssignment() {}

    /** Returns the bye of round 1; every player is equally likely. */
    @Rule({EventRuleId.BYE, EventRuleId.R1})
    public static ByeChoice firstRound(Iterable<PlayerId> active, Seed seed) {
        return new ByeChoice(seed.pick(Vector.ofAll(active).sorted()), ByeReason.RANDOM, Vector.empty());
    }

    /**
     * Returns the bye of a later round: the lowest-ranked active player without a bye; if all have had one, the
     * lowest-ranked of those with the fewest.
     *
     * @throws IllegalArgumentException if {@code active} is empty
     */
    @Rule({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    public static ByeChoice laterRound(Iterable<Standing> active) {
        Vector<Standing> ranked = Vector.ofAll(active).sortBy(Standing::rank);
        int place = lowestOfFewest(ranked.toJavaStream()
                .mapToInt(standing -> standing.record().byes())
                .toArray());
        Standing chosen = ranked.get(place);
        return new ByeChoice(
                chosen.player(),
                chosen.record().byes() == 0 ? ByeReason.LOWEST_WITHOUT_BYE : ByeReason.FEWEST_BYES,
                ranked.drop(place + 1).reverse().map(Standing::player));
    }

    /**
     * Returns the rank, from 0, of the player who has the bye of a later round: the lowest of those with the fewest
     * byes.
     *
     * @param byes the number of byes of each active player, the best-ranked first
     * @throws IllegalArgumentException if {@code byes} is empty
     */
    @Rule({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    public static int lowestOfFewest(int... byes) {
        if (byes.length == 0) {
            throw new IllegalArgumentException("There is no player to receive the bye. Give at least one player.");
        }
        int chosen = byes.length - 1;
        for (int rank = chosen - 1; rank >= 0; rank--) {
            chosen = byes[rank] < byes[chosen] ? rank : chosen;
        }
        return chosen;
    }
}

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
        return new ByeChoice(seed.pick(Vector.ofAll(active).sorted()), ByeReason.DRAWN, Vector.empty());
    }

    /**
     * Returns the bye of a later round: the lowest-ranked active player without a bye; if all have had one, the
     * lowest-ranked of those with the fewest.
     *
     * @throws IllegalArgumentException if {@code active} is empty
     */
    @Rule({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    public static ByeChoice laterRound(Iterable<Standing> active) {
        Vector<Standing> lowestFirst = Vector.ofAll(active).sortBy(standing -> -standing.rank());
        if (lowestFirst.isEmpty()) {
            throw new IllegalArgumentException("There is no player to receive the bye. Give at least one standing.");
        }
        int fewest = lowestFirst.map(standing -> standing.record().byes()).min().get();
        Vector<PlayerId> passedOver = lowestFirst
                .takeWhile(standing -> standing.record().byes() > fewest)
                .map(Standing::player);
        return new ByeChoice(
                lowestFirst.get(passedOver.size()).player(),
                fewest == 0 ? ByeReason.LOWEST_WITHOUT_BYE : ByeReason.FEWEST_BYES,
                passedOver);
    }
}

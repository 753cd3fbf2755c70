package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;

/** Who has the bye when the number of players is odd; decided before the pairing. */
public final class ByeAssignment {
    private ByeAssignment() {}

    /** In round 1 everybody is equally likely. */
    @Rule({EventRules.BYE, EventRules.R1})
    public static ByeChoice firstRound(Iterable<PlayerId> active, Seed seed) {
        return new ByeChoice(seed.pick(Vector.ofAll(active).sorted()), ByeReason.DRAWN, Vector.empty());
    }

    /** Later the lowest-ranked active player without a bye; when all have had one, fewest byes, then lowest rank. */
    @Rule({EventRules.BYE, EventRules.BYE_COMES_BEFORE_THE_PAIRING})
    public static ByeChoice laterRound(Iterable<Standing> active) {
        Vector<Standing> lowestFirst = Vector.ofAll(active).sortBy(standing -> -standing.rank());
        if (lowestFirst.isEmpty()) {
            throw new IllegalArgumentException("a bye needs at least one player to give it to");
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

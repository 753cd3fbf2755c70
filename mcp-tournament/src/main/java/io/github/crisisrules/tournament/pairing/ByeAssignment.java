package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Who has the bye when the number of players is odd; decided before the pairing. */
public final class ByeAssignment {
    private ByeAssignment() {}

    /** In round 1 everybody is equally likely. */
    @Rule({EventRules.BYE, EventRules.R1})
    public static ByeChoice firstRound(Seq<PlayerId> active, Seed seed) {
        return new ByeChoice(seed.pick(active.sorted()), ByeReason.DRAWN, Vector.empty());
    }

    /** Later the lowest-ranked active player without a bye; when all have had one, fewest byes, then lowest rank. */
    @Rule({EventRules.BYE, EventRules.RULING_2})
    public static ByeChoice laterRound(Seq<Standing> active) {
        if (active.isEmpty()) {
            throw new IllegalArgumentException("nobody to give the bye to");
        }
        Vector<Standing> lowestFirst = Vector.ofAll(active).sortBy(standing -> -standing.rank());
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

package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import java.time.Duration;

/**
 * How the length of a round is found: a base of minutes, and one more for each critical or wild on some Crisis dice.
 * Such a roll is not an attack: its criticals add no dice.
 *
 * @param baseMinutes what every round lasts at least
 * @param dice how many dice are rolled for the rest
 */
public record RoundTime(int baseMinutes, int dice) {
    /** As both documents print it: 90 minutes and 5 dice. */
    @Rule(EventRules.CLOCK)
    public static final RoundTime PRINTED = new RoundTime(90, 5);

    /**
     * A round lasts 1 minute or more, and the number of dice is 0 or more.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RoundTime {
        if (baseMinutes < 1 || dice < 0) {
            throw new IllegalArgumentException("a round needs 1 minute or more and 0 dice or more, not " + baseMinutes
                    + " minutes and " + dice + " dice");
        }
    }

    /** The length that these dice give. */
    @Rule(EventRules.CLOCK)
    public Duration length(Iterable<CrisisFace> dice) {
        Vector<CrisisFace> rolled = Vector.ofAll(dice);
        if (rolled.size() != this.dice) {
            throw new IllegalArgumentException("the clock takes " + this.dice + " dice, not " + rolled.size());
        }
        return Duration.ofMinutes((long) baseMinutes + rolled.count(RoundTime::addsAMinute));
    }

    /** The dice of one round. They are rolled anew for each round, and no other round's dice depend on them. */
    @Rule({EventRules.CLOCK, EventRules.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    public Vector<CrisisFace> roll(Seed event, int round) {
        if (round < 1) {
            throw new IllegalArgumentException("rounds are numbered from 1, not " + round);
        }
        return CrisisDie.roll(dice, event.split("clock", round));
    }

    /** The exact odds of the length in minutes, the shortest first. */
    @Rule(EventRules.CLOCK)
    public Distribution<Integer> minutes() {
        Distribution<Integer> added = CrisisDie.odds().map(face -> addsAMinute(face) ? 1 : 0);
        return Distribution.sum(added, dice).map(more -> baseMinutes + more).sorted(Integer::compare);
    }

    private static boolean addsAMinute(CrisisFace face) {
        return face == CrisisFace.CRITICAL || face == CrisisFace.WILD;
    }
}

package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.time.Duration;

/**
 * The rule for the length of a round: a base in minutes, and one more minute for each critical or wild on some
 * Crisis dice. The roll is not an attack, so criticals add no dice.
 *
 * @param baseMinutes the minimum length of every round
 * @param dice the number of dice rolled
 */
public record RoundTime(int baseMinutes, int dice) {
    /**
     * Creates a round time.
     *
     * @throws IllegalArgumentException if {@code baseMinutes} is less than 1 or {@code dice} is negative
     */
    public RoundTime {
        if (baseMinutes < 1 || dice < 0) {
            throw new IllegalArgumentException("A round needs 1 minute or more and 0 dice or more, not " + baseMinutes
                    + " minutes and " + dice + " dice.");
        }
    }

    /**
     * Returns the length of a round with the given roll.
     *
     * @throws IllegalArgumentException if the number of dice is not {@link #dice()}
     */
    @Rule(EventRuleId.CLOCK)
    public Duration length(Iterable<CrisisFace> dice) {
        Vector<CrisisFace> rolled = Vector.ofAll(dice);
        if (rolled.size() != this.dice) {
            throw new IllegalArgumentException("The clock needs " + this.dice + " dice, not " + rolled.size() + ".");
        }
        return Duration.ofMinutes((long) baseMinutes + rolled.count(RoundTime::addsAMinute));
    }

    /**
     * Rolls the dice of one round from the event's seed. The rolls of different rounds are independent.
     *
     * @throws IllegalArgumentException if {@code round} is less than 1
     */
    @Rule({EventRuleId.CLOCK, EventRuleId.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    public Vector<CrisisFace> roll(Seed event, int round) {
        if (round < 1) {
            throw new IllegalArgumentException("Rounds are numbered from 1, not " + round + ".");
        }
        return CrisisDie.roll(dice, event.split("clock", round));
    }

    /** Returns the exact distribution of the length in minutes, the shortest first. */
    @Rule(EventRuleId.CLOCK)
    public Distribution<Integer> minutes() {
        Distribution<Integer> added = CrisisDie.odds().map(face -> addsAMinute(face) ? 1 : 0);
        return Distribution.sum(added, dice).map(more -> baseMinutes + more).sorted(Integer::compare);
    }

    private static boolean addsAMinute(CrisisFace face) {
        return face == CrisisFace.CRITICAL || face == CrisisFace.WILD;
    }
}

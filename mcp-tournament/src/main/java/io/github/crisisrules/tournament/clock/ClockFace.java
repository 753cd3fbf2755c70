package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import java.time.Duration;

/** What players see of a round's clock: all running clocks look alike. */
@Rule(EventRules.CLOCK)
public sealed interface ClockFace extends Worded {
    /** The round is on; how long it will be is not said. */
    record Running() implements ClockFace {
        @Override
        public String words() {
            return "the clock is running";
        }
    }

    /** Time is up, and anybody may check how long the round was. */
    record TimeUp(Vector<CrisisFace> dice, Duration length) implements ClockFace {
        @Override
        public String words() {
            return "time is up after " + length.toMinutes() + " minutes";
        }
    }
}

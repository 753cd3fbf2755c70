package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.time.Duration;

/** The public face of a round's clock. All running clocks look alike. */
@Rule(EventRuleId.CLOCK)
public sealed interface PublicClock extends Describable {
    /** The clock is running. How long the round will be is not shown. */
    record Running() implements PublicClock {}

    /**
     * Time is up. The dice and the length of the round are shown, so that all players can check them.
     *
     * @param dice the dice that decided the length
     * @param length the length of the round
     */
    record TimeUp(Vector<CrisisFace> dice, Duration length) implements PublicClock {
        /** Returns the length of the round in minutes. */
        long minutes() {
            return length.toMinutes();
        }
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

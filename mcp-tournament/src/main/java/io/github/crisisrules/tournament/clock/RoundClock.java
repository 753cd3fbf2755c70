package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.time.Instant;

/**
 * The clock of one round, as the organizer knows it. Players are never told the time left, so nothing of this is for
 * them: what they may see is {@link #publicView}. A seed that the dice came from stays secret as long.
 */
public final class RoundClock {
    private final RoundTime time;
    private final Vector<CrisisFace> dice;
    private final Instant started;

    private RoundClock(RoundTime time, Vector<CrisisFace> dice, Instant started) {
        this.time = time;
        this.dice = dice;
        this.started = started;
    }

    /**
     * Starts the clock, once more than half of the players are seated and setting up.
     *
     * @param dice the roll for this round
     * @param seated how many players have found their seats, as seen in the room
     * @param players how many are paired in this round
     */
    @Rule({EventRules.CLOCK_START, EventRules.CLOCK})
    public static Either<TooFewSeated, RoundClock> start(
            RoundTime time, Iterable<CrisisFace> dice, int seated, int players, Instant now) {
        if (players < 1 || seated < 0 || seated > players) {
            throw new IllegalArgumentException(
                    "give 1 player or more, and between 0 and all of them seated, not " + seated + " of " + players);
        }
        RoundClock clock = new RoundClock(time, Vector.ofAll(dice), now);
        clock.length();
        return 2L * seated > players ? Either.right(clock) : Either.left(new TooFewSeated(seated, players));
    }

    /** The base time and the number of dice. */
    public RoundTime time() {
        return time;
    }

    /** The roll for this round. */
    public Vector<CrisisFace> dice() {
        return dice;
    }

    /** When it was started. */
    public Instant started() {
        return started;
    }

    /** How long the round lasts. */
    public Duration length() {
        return time.length(dice);
    }

    /** When its time is up; for a start near the end of what {@link Instant} can tell, the last instant. */
    public Instant end() {
        return started.isAfter(Instant.MAX.minus(length())) ? Instant.MAX : started.plus(length());
    }

    /** Whether its time is up. */
    public boolean isTimeUp(Instant now) {
        return !now.isBefore(end());
    }

    /** What a table does: the game round in progress when time runs out is finished, no other is begun. */
    @Rule(EventRules.TIMEUP)
    public TimeCall callFor(boolean gameRoundInProgress, Instant now) {
        return !isTimeUp(now)
                ? TimeCall.PLAY_ON
                : gameRoundInProgress ? TimeCall.FINISH_THE_GAME_ROUND : TimeCall.COMPARE_VPS;
    }

    /** All that players may know: that the round is running, or afterwards what was rolled. */
    @Rule(EventRules.CLOCK)
    public ClockFace publicView(Instant now) {
        return isTimeUp(now) ? new ClockFace.TimeUp(dice, length()) : new ClockFace.Running();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RoundClock that
                && time.equals(that.time)
                && dice.equals(that.dice)
                && started.equals(that.started);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * time.hashCode() + dice.hashCode()) + started.hashCode();
    }

    /** Tells nothing that players may not know, for this ends up in logs and on screens. */
    @Override
    public String toString() {
        return "RoundClock";
    }
}

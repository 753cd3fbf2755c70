package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.time.Instant;

/**
 * The clock of one round, as the organizer knows it. Players must never learn the time left, so nothing here is
 * for them except {@link #publicView}. A seed that the dice were rolled from must stay secret as long.
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
     * Starts the clock, if more than half of the players are seated and setting up.
     *
     * @param dice the roll for this round
     * @param seated the number of players at their seats, as seen in the room
     * @param players the number of players paired in this round
     * @return the clock, or a violation if too few players are seated
     * @throws IllegalArgumentException if {@code players} is less than 1, if {@code seated} is not from 0 to
     *     {@code players}, or if the number of dice is wrong
     */
    @Rule({EventRuleId.CLOCK_START, EventRuleId.CLOCK})
    public static Either<TooFewSeated, RoundClock> start(
            RoundTime time, Iterable<CrisisFace> dice, int seated, int players, Instant now) {
        if (players < 1 || seated < 0 || seated > players) {
            throw new IllegalArgumentException("A clock needs 1 player or more, of whom 0 to all are seated, not "
                    + seated + " of " + players + ".");
        }
        RoundClock clock = new RoundClock(time, Vector.ofAll(dice), now);
        clock.length();
        return seated >= seatsNeeded(players) ? Either.right(clock) : Either.left(new TooFewSeated(seated, players));
    }

    /** Returns the number of players who must be seated before the clock starts: more than half. */
    @Rule(EventRuleId.CLOCK_START)
    public static int seatsNeeded(int players) {
        return players / 2 + 1;
    }

    /** Returns the base time and the number of dice. */
    public RoundTime time() {
        return time;
    }

    /** Returns the roll for this round. */
    public Vector<CrisisFace> dice() {
        return dice;
    }

    /** Returns the time at which the clock was started. */
    public Instant started() {
        return started;
    }

    /** Returns the length of the round. */
    public Duration length() {
        return time.length(dice);
    }

    /** Returns the time at which the round ends, at most {@link Instant#MAX}. */
    public Instant end() {
        return started.isAfter(Instant.MAX.minus(length())) ? Instant.MAX : started.plus(length());
    }

    /** Returns whether time is up. */
    public boolean isTimeUp(Instant now) {
        return !now.isBefore(end());
    }

    /**
     * Returns what the players at a table do now. A game round in progress when time runs out is finished, and no
     * other is begun.
     */
    @Rule(EventRuleId.TIMEUP)
    public TimeCall callFor(boolean gameRoundInProgress, Instant now) {
        return !isTimeUp(now)
                ? TimeCall.PLAY_ON
                : gameRoundInProgress ? TimeCall.FINISH_THE_GAME_ROUND : TimeCall.COMPARE_VPS;
    }

    /** Returns all that players may know: that the clock is running, or afterwards which dice were rolled. */
    @Rule(EventRuleId.CLOCK)
    public PublicClock publicView(Instant now) {
        return isTimeUp(now) ? new PublicClock.TimeUp(dice, length()) : new PublicClock.Running();
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

    /** Returns the type only: this ends up in logs and on screens, so it reveals nothing that players may not know. */
    @Override
    public String toString() {
        return "RoundClock";
    }
}

package io.github.crisisrules.fairness.play;

import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import org.jspecify.annotations.Nullable;

/**
 * Plays whole events of one plan on arrays that are reused for the next event. With Swiss rounds, the result is
 * that of the tournament desk with the same seed and the same match results. Use one instance for each thread.
 */
public final class EventPlayer {
    private final EventPlan plan;
    private final VictoryPoints victoryPoints;
    private final AttendanceModel turnout;
    private final TiebreakChain tiebreakers;
    private final EventRunner course;
    private final @Nullable EventPosition start;

    /**
     * Creates a player of events with the tiebreakers of the event documents.
     *
     * @throws IllegalArgumentException if the system does not allow the turnout
     */
    public EventPlayer(EventPlan plan, VictoryPoints victoryPoints, AttendanceModel turnout) {
        this(plan, victoryPoints, turnout, TiebreakChain.OFFICIAL);
    }

    /**
     * Creates a player of events with the tiebreakers of a house event.
     *
     * @throws IllegalArgumentException if the system does not allow the turnout or the tiebreakers
     */
    public EventPlayer(
            EventPlan plan, VictoryPoints victoryPoints, AttendanceModel turnout, TiebreakChain tiebreakers) {
        if (!plan.system().isSwiss() && !turnout.isFull()) {
            throw new IllegalArgumentException(
                    "turnout must be left out for " + plan.system().id() + ", where every player stays throughout.");
        }
        plan.system().misfit(tiebreakers).forEach(misfit -> {
            throw new IllegalArgumentException("tiebreakers " + misfit);
        });
        this.plan = plan;
        this.victoryPoints = victoryPoints;
        this.turnout = turnout;
        this.tiebreakers = tiebreakers;
        this.course = EventRunner.of(plan);
        this.start = null;
    }

    /**
     * Creates a player that continues a real event. Players who are present now stay to the end.
     *
     * @param system a system that pairs Swiss rounds
     */
    public EventPlayer(EventPosition start, PairingChoice system, VictoryPoints victoryPoints) {
        this.plan = start.plan(system);
        this.victoryPoints = victoryPoints;
        this.turnout = AttendanceModel.FULL;
        this.tiebreakers = start.tiebreakers;
        this.course = new SwissRunner(plan, start);
        this.start = start;
    }

    /** Creates a sheet to play events on. Its content is valid until the next event is played on it. */
    public PlayedEvent sheet(EventSample sample) {
        return start == null ? new PlayedEvent(plan, tiebreakers, sample) : new PlayedEvent(start, plan, sample);
    }

    /**
     * Plays an event on the sheet.
     *
     * @throws IllegalArgumentException if {@code sample} does not have the planned number of players
     */
    public void play(EventSample sample, PlayedEvent sheet) {
        if (sample.players() != plan.players()) {
            throw new IllegalArgumentException("The event has " + sample.players() + " players, but the plan has "
                    + plan.players() + ". Create the event with the planned number of players.");
        }
        sheet.sample = sample;
        if (start != null) {
            sheet.restore(start);
        } else {
            begin(sample, sheet);
        }
        course.play(sample, new MatchPlay(sample, victoryPoints, sheet));
    }

    private void begin(EventSample sample, PlayedEvent sheet) {
        if (turnout.isFull()) {
            sheet.attendees.markAllPresent();
        } else {
            sheet.attendees = sample.attendees(turnout, plan.cut());
        }
        sheet.clear(sample.desk());
    }
}

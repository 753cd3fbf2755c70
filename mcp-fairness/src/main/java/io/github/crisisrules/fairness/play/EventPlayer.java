package io.github.crisisrules.fairness.play;

import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;
import io.github.crisisrules.tournament.standing.TiebreakChain;

/**
 * Plays whole events of one plan on plain arrays that are used again for the next event: with Swiss rounds, what the tournament desk would do with
 * the same seed and the same results. One player for each thread.
 */
public final class EventPlayer {
    private final EventPlan plan;
    private final VictoryPoints victoryPoints;
    private final Turnout turnout;
    private final TiebreakChain tiebreakers;
    private final Course course;

    /** A player of events of this plan, with the tiebreakers of the event documents. */
    public EventPlayer(EventPlan plan, VictoryPoints victoryPoints, Turnout turnout) {
        this(plan, victoryPoints, turnout, TiebreakChain.OFFICIAL);
    }

    /**
     * The same with players ranked by the tiebreakers of a house event.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public EventPlayer(EventPlan plan, VictoryPoints victoryPoints, Turnout turnout, TiebreakChain tiebreakers) {
        if (!plan.system().isSwiss() && !turnout.isFull()) {
            throw new IllegalArgumentException(
                    "turnout must be left out for " + plan.system().id() + ", where everybody is there throughout");
        }
        plan.system().misfit(tiebreakers).forEach(misfit -> {
            throw new IllegalArgumentException("tiebreakers " + misfit);
        });
        this.plan = plan;
        this.victoryPoints = victoryPoints;
        this.turnout = turnout;
        this.tiebreakers = tiebreakers;
        this.course = Course.of(plan);
    }

    /** A sheet to play events on; its content counts until the next event is played on it. */
    public PlayedEvent sheet(EventDraw draw) {
        return new PlayedEvent(plan, tiebreakers, draw);
    }

    /** Plays an event on the sheet. */
    public void play(EventDraw draw, PlayedEvent sheet) {
        if (draw.players() != plan.players()) {
            throw new IllegalArgumentException("the draw has " + draw.players() + " players and the plan "
                    + plan.players() + "; draw one strength for each player");
        }
        sheet.draw = draw;
        if (turnout.isFull()) {
            sheet.attendees.everybody();
        } else {
            sheet.attendees = draw.attendees(turnout, plan.cut());
        }
        sheet.clear(draw.desk());
        course.play(draw, new MatchPlay(draw, victoryPoints, sheet));
    }
}

package io.github.crisisrules.tournament.game.query;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * The difference between the cut that was made and the cut by the results as they are known now. A cut is not changed
 * by a correction, so the organizer has to know about the difference.
 *
 * @param missed the players outside who would have qualified, the best first
 * @param lucky the players who qualified and would not have, the best first
 */
public record QualifierChange(Vector<PlayerId> missed, Vector<PlayerId> lucky) {
    /** No difference. */
    public static final QualifierChange NONE = new QualifierChange(Vector.empty(), Vector.empty());

    /** Returns the difference for an event; none before the cut. Players who have left since are not compared. */
    @Rule({EventRuleId.CUT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    public static QualifierChange of(TournamentState state) {
        return state.cut().map(cut -> of(state, cut)).getOrElse(NONE);
    }

    private static QualifierChange of(TournamentState state, ProgressionCut cut) {
        Vector<PlayerId> ranking = state.standingsAfter(state.structure().get().swissRounds())
                .players()
                .toVector()
                .removeAll(cut.left())
                .filter(player ->
                        cut.qualified().contains(player) || cut.outside().contains(player));
        Vector<PlayerId> made = ranking.filter(cut.qualified()::contains);
        Vector<PlayerId> due = ranking.take(made.size());
        return new QualifierChange(due.removeAll(made), made.removeAll(due));
    }

    /** Returns whether the same players would have qualified. */
    public boolean isNone() {
        return missed.isEmpty();
    }
}

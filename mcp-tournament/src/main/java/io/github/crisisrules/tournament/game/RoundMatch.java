package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.game.rule.TournamentChoices;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.control.Option;

/**
 * A match of a round, Swiss or final.
 *
 * @param round the number of the round; final rounds continue the numbering of the Swiss rounds
 * @param table the number of the table, from 1; in a final round the number of the match
 */
public record RoundMatch(int round, int table, Pairing pairing) implements Describable {
    static RoundMatch of(TournamentState state, FinalMatch match) {
        return new RoundMatch(
                state.roundNumber(), match.number(), match.pairing().get());
    }

    /**
     * Returns the choice to report how this match ended. It is among the choices of the event while the match is
     * open.
     */
    public Choice<TournamentCommand> reporting() {
        return TournamentChoices.ended(this, OrganizerTask.REPORT_RESULT, TournamentCommand.ReportResult::new);
    }

    /** Returns the choice to correct how this match ended, for a match in {@link TournamentState#amendable}. */
    public Choice<TournamentCommand> amending() {
        return TournamentChoices.ended(
                this, OrganizerTask.AMEND_RESULT, ending -> new TournamentCommand.AmendResult(round, ending));
    }

    /** Returns how this match of the given event ended, or none while it is open. */
    public Option<MatchEnding> ending(TournamentState state) {
        return state.round(round)
                .flatMap(swiss -> swiss.endings().get(table - 1))
                .orElse(() -> state.bracket()
                        .flatMap(finals ->
                                finals.rounds().find(each -> state.rounds().size() + each.number() == round))
                        .flatMap(each -> each.matches().find(match -> match.number() == table))
                        .flatMap(FinalMatch::ending));
    }

    /** Returns a description such as {@code round 2, table 1: Ada – Emil}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

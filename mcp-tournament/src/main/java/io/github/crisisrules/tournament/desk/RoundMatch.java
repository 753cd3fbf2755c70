package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerWords;

/**
 * A match of a round, Swiss or final.
 *
 * @param round final rounds are numbered on after the Swiss rounds
 * @param table from 1; in a final round the number of the match
 */
public record RoundMatch(int round, int table, Pairing pairing) implements PlayerWords {
    static RoundMatch of(TournamentState state, FinalMatch match) {
        return new RoundMatch(
                state.roundNumber(), match.number(), match.pairing().get());
    }

    /** The choice of telling how this match ended; it is among those of the event while the match is open. */
    public Choice<TournamentCommand> reporting(Names names) {
        return TournamentChoices.ended(
                this, "report table " + table + ": " + pairing.versus(names), TournamentCommand.ReportResult::new);
    }

    /** The choice of telling anew how this match ended, for one that {@link TournamentState#amendable} tells of. */
    public Choice<TournamentCommand> amending(Names names) {
        return TournamentChoices.ended(
                this, "amend " + words(names), ending -> new TournamentCommand.AmendResult(round, ending));
    }

    /** Such as {@code round 2, table 1: Ada – Emil}. */
    @Override
    public String words(Names names) {
        return "round " + round + ", table " + table + ": " + pairing.versus(names);
    }
}

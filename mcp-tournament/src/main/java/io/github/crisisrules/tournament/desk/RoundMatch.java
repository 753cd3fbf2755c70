package io.github.crisisrules.tournament.desk;

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

    /** Such as {@code round 2, table 1: Ada – Emil}. */
    @Override
    public String words(Names names) {
        return "round " + round + ", table " + table + ": " + pairing.versus(names);
    }
}

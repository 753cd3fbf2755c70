package io.github.crisisrules.example.organizer;

import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A player's report of a match, which waits for the organizer.
 *
 * @param place the key in the store: a repeated report of the same player replaces the earlier one
 */
record Report(String place, TournamentCommand said) {
    /** Returns the key of a player's report. */
    static String place(RoundMatch match, PlayerId player) {
        return match.round() + "." + match.table() + "." + player.number();
    }

    /** Returns the reports of a match. */
    static Vector<Report> of(RoundMatch match, Map<String, TournamentCommand> reports) {
        return match.pairing()
                .players()
                .flatMap(player -> Option.of(place(match, player))
                        .flatMap(place -> reports.get(place).map(said -> new Report(place, said))));
    }

    /** Returns the number of the player who reported. */
    int player() {
        return Integer.parseInt(place.substring(place.lastIndexOf('.') + 1));
    }

    /**
     * Returns a mark of what the organizer sees: this report, and any that contradicts it. It is another one when either
     * of them has changed.
     */
    String mark(Map<String, TournamentCommand> reports) {
        String match = place.substring(0, place.lastIndexOf('.') + 1);
        Vector<TournamentCommand> all = reports.filterKeys(other -> other.startsWith(match))
                .values()
                .toVector()
                .distinct();
        return Secrets.hash(said + " of " + all).substring(0, 16);
    }
}

package io.github.crisisrules.example.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.example.console.SeedArgument;
import io.github.crisisrules.tournament.Board;
import io.github.crisisrules.tournament.Desk;

/**
 * A program that prints a complete Challenger Event of 64 players as plain text: 4 Swiss rounds, a cut to the top 8,
 * the final rounds and the champion.
 */
public final class ChallengerEvent {
    /** The number of rows of a long listing that the highlights show. */
    private static final int SHOWN = 8;

    private ChallengerEvent() {}

    /** Prints the event. The arguments name a seed by a number or words; the default is seed 1. */
    public static void main(String[] args) {
        Program program = given -> SeedArgument.parse(given, Seed.of(1)).map(ChallengerEvent::text);
        program.start(args);
    }

    /** Returns the whole event of a seed as it would be posted at the venue. */
    public static String text(Seed seed) {
        return text(PlayedEvent.of(seed));
    }

    /** Returns the whole text of an event that has been played, see {@link #text(Seed)}. */
    public static String text(PlayedEvent event) {
        Desk desk = event.desk();
        StringBuilder text = new StringBuilder();
        post(text, desk.announcement().text());
        int rounds = desk.state().rounds().size();
        for (int round = 1; round <= rounds; round++) {
            Board board = Board.of(event.afterRound(round));
            post(text, board.pairings(round).get().text());
            if (round == rounds - 1) {
                board.race().forEach(race -> post(text, race.text()));
            }
            post(text, board.standings().text());
        }
        post(text, desk.bracket().text());
        post(text, desk.finalRanks().text());
        post(text, champion(desk));
        return text.toString();
    }

    /**
     * Returns one screen of the event: the announcement, the top of the last Swiss round and of its standings, the
     * bracket and the champion.
     */
    public static String highlights(PlayedEvent event) {
        Desk desk = event.desk();
        int last = desk.state().rounds().size();
        StringBuilder text = new StringBuilder();
        post(text, desk.announcement().text());
        Board swiss = Board.of(event.afterRound(last));
        post(text, top(swiss.pairings(last).get()));
        post(text, top(swiss.standings()));
        post(text, desk.bracket().text());
        post(text, champion(desk));
        return text.toString();
    }

    private static String top(TextTable table) {
        String title =
                table.title() + ": the first " + SHOWN + " of " + table.rows().size();
        return new TextTable(title, table.columns(), table.rows().take(SHOWN)).text();
    }

    private static String champion(Desk desk) {
        String champion = desk.name(desk.champion().get());
        int last = desk.state().rounds().size();
        return "Champion: " + champion + "\n\nWhy that rank in the Swiss rounds? " + desk.whyRank(champion)
                + "\nWhy that opponent in round " + last + "? " + desk.whyOpponent(champion, last);
    }

    private static void post(StringBuilder text, String table) {
        text.append(table).append('\n');
    }
}

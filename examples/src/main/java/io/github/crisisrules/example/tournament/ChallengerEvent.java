package io.github.crisisrules.example.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.example.console.SeedArgument;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.EventViews;
import io.github.crisisrules.tournament.view.TextTable;

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
        TournamentState end = event.end();
        StringBuilder text = new StringBuilder();
        post(text, EventViews.announcement(end.announcement()).text());
        int rounds = end.rounds().size();
        for (int round = 1; round <= rounds; round++) {
            TournamentState state = event.afterRound(round);
            post(text, EventViews.pairings(state, round).get().text());
            if (round == rounds - 1) {
                EventViews.race(state).forEach(race -> post(text, race.text()));
            }
            post(text, EventViews.standings(state, round).get().text());
        }
        post(text, EventViews.bracket(end).get().text());
        post(text, EventViews.ranks(end).text());
        post(text, champion(end));
        return text.toString();
    }

    /**
     * Returns one screen of the event: the announcement, the top of the last Swiss round and of its standings, the
     * bracket and the champion.
     */
    public static String highlights(PlayedEvent event) {
        TournamentState end = event.end();
        int last = end.rounds().size();
        StringBuilder text = new StringBuilder();
        post(text, EventViews.announcement(end.announcement()).text());
        TournamentState swiss = event.afterRound(last);
        post(text, top(EventViews.pairings(swiss, last).get()));
        post(text, top(EventViews.standings(swiss, last).get()));
        post(text, EventViews.bracket(end).get().text());
        post(text, champion(end));
        return text.toString();
    }

    private static String top(TextTable table) {
        String title =
                table.title() + ": the first " + SHOWN + " of " + table.rows().size();
        return new TextTable(title, table.headings(), table.rows().take(SHOWN)).text();
    }

    private static String champion(TournamentState end) {
        PlayerId champion = end.champion().get();
        int last = end.rounds().size();
        return "Champion: " + end.name(champion) + "\n\nWhy that rank in the Swiss rounds? "
                + Explanation.rankText(end, champion) + "\nWhy that opponent in round " + last + "? "
                + Explanation.opponentText(end, champion, last);
    }

    private static void post(StringBuilder text, String table) {
        text.append(table).append('\n');
    }
}

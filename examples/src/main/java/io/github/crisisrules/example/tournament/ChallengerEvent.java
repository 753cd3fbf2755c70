package io.github.crisisrules.example.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.console.Program;
import io.github.crisisrules.example.console.SeedArgument;
import io.github.crisisrules.tournament.desk.Explanation;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.EventViews;

/**
 * A complete Challenger Event of 64 players as plain text: 4 Swiss rounds, a cut to the top 8, the final rounds and a
 * champion.
 */
public final class ChallengerEvent {
    private ChallengerEvent() {}

    /** Prints the event of the seed given as a number or words; without one, seed 1. */
    public static void main(String[] args) {
        Program program = given -> SeedArgument.parse(given, Seed.of(1)).map(ChallengerEvent::text);
        program.start(args);
    }

    /** The whole event as it would be posted on the wall. */
    public static String text(Seed seed) {
        return text(PlayedEvent.of(seed));
    }

    /** The same for an event that was played. */
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
        PlayerId champion = end.champion().get();
        text.append("Champion: ").append(end.name(champion)).append("\n\n");
        text.append("Why that rank in the Swiss rounds? ")
                .append(Explanation.rankText(end, champion))
                .append('\n');
        text.append("Why that opponent in round " + rounds + "? ")
                .append(Explanation.opponentText(end, champion, rounds))
                .append('\n');
        return text.toString();
    }

    private static void post(StringBuilder text, String table) {
        text.append(table).append('\n');
    }
}

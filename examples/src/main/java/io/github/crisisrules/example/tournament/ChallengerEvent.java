package io.github.crisisrules.example.tournament;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.Desk;
import io.github.crisisrules.tournament.desk.DropReason;
import io.github.crisisrules.tournament.desk.Explanation;
import io.github.crisisrules.tournament.desk.SeedCommitment;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.view.EventViews;
import io.vavr.collection.Vector;

/**
 * A complete Challenger Event of 64 players: 4 Swiss rounds, a cut to the top 8, the final rounds and a champion. A few
 * players leave on the way, so there are byes. Everything follows from the seed, results included.
 */
public final class ChallengerEvent {
    private static final Vector<String> FIRST = Vector.of(
            "Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goran", "Hana", "Ines", "Jonas", "Kira", "Luis", "Mina",
            "Noel", "Olga", "Pia");
    private static final Vector<String> LAST = Vector.of("Abara", "Berg", "Costa", "Dvorak");

    private final StringBuilder text = new StringBuilder();
    private final Draw games;
    private Desk desk;

    private ChallengerEvent(Seed seed) {
        SeedCommitment commitment = SeedCommitment.of(seed, "spoken at the players' meeting");
        Announcement announcement = Announcement.builder()
                .name("Challenger Event, 64 players")
                .format(EventFormat.CHALLENGER)
                .timeline("Standard")
                .commitment(commitment)
                .build();
        desk = Desk.open(announcement, seed);
        games = seed.split("games").draws();
    }

    /** Prints the event of the seed given as a number or words; without one, seed 1. */
    public static void main(String[] args) {
        System.out.print(text(args.length == 0 ? Seed.of(1) : seed(String.join(" ", args))));
    }

    private static Seed seed(String words) {
        return words.matches("[0-9]{1,18}") ? Seed.of(Long.parseLong(words)) : Seed.ofWords(words);
    }

    /** The whole event as it would be posted on the wall. */
    public static String text(Seed seed) {
        return new ChallengerEvent(seed).play();
    }

    private String play() {
        for (String last : LAST) {
            for (String first : FIRST) {
                give(new TournamentCommand.RegisterPlayer(first + " " + last));
            }
        }
        post(EventViews.announcement(desk.state().announcement()).text());
        give(new TournamentCommand.OpenEvent());
        for (int round = 1; round <= 4; round++) {
            swissRound(round);
        }
        give(new TournamentCommand.MakeCut());
        while (!state().isDecided()) {
            give(new TournamentCommand.PairRound());
            state().bracket()
                    .get()
                    .round()
                    .open()
                    .forEach(match -> give(new TournamentCommand.ReportResult(game(
                            Pairing.of(match.players().get(0), match.players().get(1))))));
        }
        give(new TournamentCommand.CloseEvent());
        post(EventViews.bracket(state()).get().text());
        PlayerId champion = state().champion().get();
        text.append("Champion: ").append(state().name(champion)).append("\n\n");
        text.append("Why that rank in the Swiss rounds? ")
                .append(Explanation.rankText(state(), champion))
                .append('\n');
        text.append("Why that opponent in round 4? ")
                .append(Explanation.opponentText(state(), champion, 4))
                .append('\n');
        return text.toString();
    }

    private void swissRound(int round) {
        give(new TournamentCommand.PairRound());
        for (Pairing pairing : state().round().get().open()) {
            give(new TournamentCommand.ReportResult(game(pairing)));
        }
        post(EventViews.pairings(state(), round).get().text());
        if (round < 4) {
            // One of the last two goes home: an odd number from round 2 on, an even one again in round 3.
            PlayerId leaving =
                    state().activeStandings().reverse().get(games.below(2)).player();
            give(new TournamentCommand.DropPlayer(leaving, DropReason.OWN_WISH));
        }
        if (round == 3) {
            post(EventViews.race(state()).get().text());
        }
        post(EventViews.standings(state(), round).text());
    }

    /** How a game between these two ends: mostly a victory, sometimes on time, now and then a draw or a concession. */
    private MatchEnding game(Pairing pairing) {
        PlayerId one = games.below(2) == 0 ? pairing.first() : pairing.second();
        PlayerId other = pairing.opponentOf(one);
        int fewer = games.below(16);
        return switch (games.below(12)) {
            case 0 -> MatchEnding.draw(one, fewer, other, fewer);
            case 1 -> MatchEnding.concession(one, fewer, other, games.below(16));
            case 2, 3, 4 -> MatchEnding.time(one, games.below(16), other, fewer);
            default -> MatchEnding.victory(one, 16 + games.below(6), other, fewer);
        };
    }

    private TournamentState state() {
        return desk.state();
    }

    private void give(TournamentCommand command) {
        desk = desk.give(command)
                .getOrElseThrow(violation -> new IllegalStateException(violation.rule() + ": " + violation.message()));
    }

    private void post(String table) {
        text.append(table).append('\n');
    }
}

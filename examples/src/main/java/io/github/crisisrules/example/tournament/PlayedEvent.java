package io.github.crisisrules.example.tournament;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.RoundMatch;
import io.github.crisisrules.tournament.desk.SeedCommitment;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * A Challenger Event played from registration to champion. Everything follows from the seed, results included; a few
 * players leave on the way, so there are byes.
 *
 * @param salt what was published only as part of the commitment, revealed now that the event is over
 */
public record PlayedEvent(Desk desk, String salt) {
    private static final Vector<String> FIRST = Vector.of(
            "Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goran", "Hana", "Ines", "Jonas", "Kira", "Luis", "Mina",
            "Noel", "Olga", "Pia");
    private static final Vector<String> LAST = Vector.of("Abara", "Berg", "Costa", "Dvorak");
    private static final String SALT = "spoken at the players' meeting";

    /** The names of 64 players. */
    public static Vector<String> players() {
        return LAST.flatMap(last -> FIRST.map(first -> first + " " + last));
    }

    /** The event of 64 players that follows from the seed. */
    public static PlayedEvent of(Seed seed) {
        return of(seed, players());
    }

    /** The same with other players: as many as a cut needs, no name twice. */
    public static PlayedEvent of(Seed seed, Vector<String> players) {
        return new PlayedEvent(new Playing(seed, players).toTheEnd(), SALT);
    }

    /** The event when it was over. */
    public TournamentState end() {
        return desk.state();
    }

    /** The event when a Swiss round was over and nothing of the next had begun. */
    public TournamentState afterRound(int round) {
        return desk.play()
                .steps()
                .map(step -> step.state())
                .filter(state -> state.rounds().size() == round && state.cut().isEmpty())
                .last();
    }

    /** The event while it is played. */
    private static final class Playing {
        private final Draw games;
        private Desk desk;

        Playing(Seed seed, Vector<String> players) {
            Announcement announcement = Announcement.builder()
                    .name("Challenger Event, " + players.size() + " players")
                    .format(EventFormat.CHALLENGER)
                    .timeline("Standard")
                    .commitment(SeedCommitment.of(seed, SALT))
                    .build();
            desk = Desk.of(announcement, seed).register(players);
            games = seed.split("games").draws();
        }

        Desk toTheEnd() {
            desk = desk.open();
            while (!desk.state().isSwissOver()) {
                playRound();
                if (!desk.state().isSwissOver()) {
                    desk = desk.drop(desk.name(leaving()));
                }
            }
            desk = desk.cut();
            while (!desk.state().isDecided()) {
                playRound();
            }
            return desk.close();
        }

        private void playRound() {
            desk = desk.pairRound();
            for (RoundMatch match : desk.openMatches()) {
                desk = desk.report(game(match.pairing()));
            }
        }

        /** One of the last two goes home: an odd number from round 2 on, an even one again in round 3. */
        private PlayerId leaving() {
            return desk.state().activeStandings().reverse().get(games.below(2)).player();
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
    }
}

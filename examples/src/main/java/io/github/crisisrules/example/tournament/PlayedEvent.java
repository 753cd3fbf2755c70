package io.github.crisisrules.example.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * A Challenger Event played from registration to champion. Everything follows from the seed, including the results. A
 * few players drop during the event, so that there are byes.
 *
 * @param salt the salt of the published commitment, revealed now that the event is over
 */
public record PlayedEvent(Desk desk, String salt) {
    private static final Vector<String> FIRST = Vector.of(
            "Ada", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goran", "Hana", "Ines", "Jonas", "Kira", "Luis", "Mina",
            "Noel", "Olga", "Pia");
    private static final Vector<String> LAST = Vector.of("Abara", "Berg", "Costa", "Dvorak");
    private static final String SALT = "spoken at the players' meeting";

    /** Returns the names of 64 players. */
    public static Vector<String> players() {
        return LAST.flatMap(last -> FIRST.map(first -> first + " " + last));
    }

    /** Plays the event of 64 players that follows from the seed. */
    public static PlayedEvent of(Seed seed) {
        return of(seed, players());
    }

    /**
     * Plays an event with the given players. Their names must be distinct, and there must be enough of them for a
     * cut.
     */
    public static PlayedEvent of(Seed seed, Vector<String> players) {
        return new PlayedEvent(new Playing(seed, players).toTheEnd(), SALT);
    }

    /** Returns the state at the end of the event. */
    public TournamentState end() {
        return desk.state();
    }

    /** Returns the state after a Swiss round, before the next round or the cut. */
    public TournamentState afterRound(int round) {
        return desk.play()
                .steps()
                .map(step -> step.state())
                .filter(state -> state.rounds().size() == round && state.cut().isEmpty())
                .last();
    }

    /** The event while it is being played. */
    private static final class Playing {
        private final RandomSource games;
        private Desk desk;

        Playing(Seed seed, Vector<String> players) {
            Announcement announcement = Announcement.builder()
                    .name("Challenger Event, " + players.size() + " players")
                    .edition(Editions.CHALLENGER)
                    .timelineName("Standard")
                    .seedCommitment(SeedCommitment.of(seed, SALT))
                    .build();
            desk = Desk.of(announcement, seed).register(players);
            games = seed.split("games").random();
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

        /**
         * Returns one of the last two players, who drops: this makes the number of players odd from round 2 on and
         * even again in round 3.
         */
        private PlayerId leaving() {
            return desk.state().activeStandings().reverse().get(games.below(2)).player();
        }

        /**
         * Returns a random ending for a match: mostly a victory, sometimes on time, occasionally a draw or a
         * concession.
         */
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

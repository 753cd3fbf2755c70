package io.github.crisisrules.testing.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentCommand.CloseEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EjectPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.game.TournamentCommand.RejoinPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.vavr.collection.Vector;

/** A whole event in which everything follows from a seed: results of all kinds, and players who come and go. */
public final class RandomEvent {
    private final RandomSource random;
    private final int trouble;
    private Desk desk;

    private RandomEvent(Desk desk, Seed seed, int trouble) {
        this.desk = desk;
        this.random = seed.split("history").random();
        this.trouble = trouble;
    }

    /**
     * Runs an event to its end. It needs enough players for the announced structure.
     *
     * @param announcement the event
     * @param players the number of players who register
     * @param seed the seed of the event and of all that happens in it
     * @param trouble the chance in a hundred, after each result, that a player drops, is ejected, rejoins or enters late
     * @return the desk of the closed event
     */
    public static Desk run(Announcement announcement, int players, Seed seed, int trouble) {
        Desk opened = Desk.of(announcement, seed)
                .register(Vector.rangeClosed(1, players).map(i -> "Player " + i))
                .open();
        RandomEvent event = new RandomEvent(opened, seed, trouble);
        event.swiss();
        event.finals();
        event.give(new CloseEvent());
        return event.desk;
    }

    private void give(TournamentCommand command) {
        desk = desk.apply(command);
    }

    private TournamentState state() {
        return desk.state();
    }

    private void swiss() {
        do {
            give(new PairRound());
            for (Vector<Pairing> open = open(); !open.isEmpty(); open = open()) {
                give(new ReportResult(ending(open.get(random.below(open.size())))));
                comings();
            }
            comings();
        } while (state().rounds().size() < state().structure().get().swissRounds()
                && !state().active().isEmpty());
    }

    private void comings() {
        if (random.below(100) >= trouble) {
            return;
        }
        Vector<PlayerId> active = state().active();
        Vector<PlayerId> dropped = state().entries()
                .filter(entry -> entry.attendance() == Attendance.DROPPED)
                .map(Entry::id);
        int kind = random.below(4);
        int spare = active.size() - Math.max(4, state().structure().get().cut() + 2);
        if (kind == 0 && spare > 0 && !state().isDecided()) {
            give(new DropPlayer(active.get(random.below(active.size())), DropReason.OWN_WISH));
        } else if (kind == 1 && spare > 0) {
            give(new EjectPlayer(
                    active.get(random.below(active.size())),
                    Offence.VIOLENCE,
                    state().announcement().officials().organizer()));
        } else if (kind == 2 && !dropped.isEmpty()) {
            give(new RejoinPlayer(dropped.get(random.below(dropped.size()))));
        } else if (kind == 3
                && state().rounds().size() < state().structure().get().swissRounds()) {
            give(new EnterLate("Late " + (state().entries().size() + 1)));
        }
    }

    private void finals() {
        if (!state().structure().get().hasCut()) {
            return;
        }
        give(new MakeCut());
        if (random.below(100) < trouble) {
            give(new DropPlayer(state().cut().get().qualified().get(1), DropReason.UNABLE));
        }
        while (!state().isDecided()) {
            give(new PairRound());
            for (Vector<Pairing> open = open(); !open.isEmpty(); open = open()) {
                if (state().bracket().isDefined() && random.below(400) < trouble) {
                    give(new DropPlayer(open.head().first(), DropReason.NO_SHOW));
                } else {
                    give(new ReportResult(ending(open.head())));
                }
            }
        }
    }

    private Vector<Pairing> open() {
        return desk.openMatches().map(RoundMatch::pairing);
    }

    private MatchEnding ending(Pairing pairing) {
        PlayerId one = random.below(2) == 0 ? pairing.first() : pairing.second();
        PlayerId other = pairing.opponentOf(one);
        int more = random.below(22);
        int less = random.below(22);
        return switch (random.below(10)) {
            case 0 -> MatchEnding.draw(one, less, other, less);
            case 1 -> MatchEnding.concession(one, less, other, more);
            case 2, 3, 4 -> MatchEnding.time(one, more, other, less);
            default -> MatchEnding.victory(one, 16 + random.below(6), other, less);
        };
    }
}

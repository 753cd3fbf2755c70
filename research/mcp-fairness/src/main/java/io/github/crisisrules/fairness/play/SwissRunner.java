package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.play.pairer.Pairers;
import io.github.crisisrules.fairness.play.pairer.RoundView;
import io.github.crisisrules.tournament.pairing.ByeAssignment;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An event with Swiss rounds. Each round consists of late arrivals and drops; the bye, if the number of players is
 * odd (at random in round 1, later the lowest ranked of those with the fewest byes); the pairing; and the matches.
 * The standings and the finals follow. The cost is linear in players and rounds, apart from one sort at the end
 * and, with an odd number of players, one in each round.
 */
final class SwissRunner implements EventRunner {
    private static final int[] NO_PLAYERS = {};

    private final EventPlan plan;
    private final SwissOptions options;
    private final Pairer pairer;
    private final Finals finals;
    private final int[] allPlayers;
    private final @Nullable EventPosition start;

    SwissRunner(EventPlan plan) {
        this(plan, null);
    }

    /** Creates the rest of a real event from the given position. */
    SwissRunner(EventPlan plan, @Nullable EventPosition start) {
        this.plan = plan;
        this.start = start;
        options = plan.system() instanceof PairingChoice.Named named ? named.options() : SwissOptions.PLAIN;
        pairer = Pairers.of(plan.system());
        finals = new Finals(plan.cut());
        allPlayers = new int[plan.players()];
        Arrays.setAll(allPlayers, p -> p);
    }

    @Override
    public void play(EventSample sample, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        int played = start == null ? 0 : start.round();
        if (start != null) {
            matches.round(played, start.open);
        }
        int rounds = start == null ? plan.rounds() : start.swissRounds();
        for (int round = played + 1; round <= rounds; round++) {
            sheet.attendees.beforeRound(round, plan.cut(), sheet.board);
            if (options.out() > 0) {
                putOut(sheet);
            }
            if (sheet.attendees.count() > (start == null ? 1 : 0)) {
                round(round, sample, matches);
            } else {
                matches.clear(round);
            }
        }
        int[] ranking = start != null && start.swiss.length > 0 ? start.swiss : sheet.placing.rank();
        System.arraycopy(ranking, 0, sheet.swiss, 0, plan.players());
        if (options.out() > 0) {
            lastsFirst(sheet);
        }
        if (start == null) {
            finals.play(matches);
        } else {
            finish(start, sample, matches);
        }
    }

    private void finish(EventPosition from, EventSample sample, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        if (!from.isAfterCut() && !from.isDecided()) {
            if (from.continues && sheet.attendees.count() >= plan.cut()) {
                finals.cut(sheet);
                sheet.attendees.restore(sheet.inCut);
                sheet.board.beginStage();
                goOn(from.swissRounds(), RandomTiebreak.of(sample.desk(), 2), sample, matches);
            } else {
                finals.play(matches);
            }
            return;
        }
        for (int seed : from.seeds) {
            sheet.inCut[seed] = true;
        }
        if (from.isDecided()) {
            sheet.winner = from.champion();
        } else if (from.continues) {
            goOn(Math.max(from.round(), from.swissRounds()), from.laterLots(), sample, matches);
        } else {
            new Brackets(matches, from.seeds, false).play(from.line);
        }
    }

    /**
     * Plays Swiss rounds after the cut until one player leads alone. Without such a player after as many rounds as
     * there is room for, the event has no winner.
     */
    private void goOn(int played, RandomTiebreak lots, EventSample sample, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        int stage = start == null ? plan.rounds() : start.swissRounds();
        int round = played;
        sheet.winner = round > stage ? leader(sheet) : PlayedEvent.ABSENT;
        while (sheet.winner == PlayedEvent.ABSENT && round < plan.rounds() && sheet.attendees.count() > 0) {
            round(++round, sample, matches);
            sheet.placing.changeLots(lots);
            sheet.winner = leader(sheet);
        }
    }

    /** Returns the player present with more points than all others, or {@link PlayedEvent#ABSENT}. */
    private static int leader(PlayedEvent sheet) {
        int leader = PlayedEvent.ABSENT;
        int most = -1;
        for (int p = 0; p < sheet.players(); p++) {
            int points = sheet.attendees.isActive(p) ? sheet.board.points[p] : -1;
            leader = points > most ? p : points == most ? PlayedEvent.ABSENT : leader;
            most = Math.max(most, points);
        }
        return leader;
    }

    /**
     * Eliminates players with too many losses. The standings decide if not all of them can be eliminated; otherwise
     * the order is irrelevant.
     */
    private void putOut(PlayedEvent sheet) {
        int least = Math.max(plan.cut(), 1);
        boolean all = sheet.attendees.withFewerLosses(options.out(), sheet.board) >= least;
        sheet.attendees.putOut(options.out(), least, sheet.board, all ? allPlayers : sheet.placing.rank());
    }

    private void round(int round, EventSample sample, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        Seed seed = sample.desk().split("round", round);
        int[] assigned = start != null
                ? start.byes(round)
                : round == 1 && options.byes() > 0 ? assigned(sample, sheet) : NO_PLAYERS;
        int[] seated = seated(sheet.attendees, assigned);
        int bye = seated.length % 2 == 0
                ? PlayedEvent.ABSENT
                : round == 1 ? seated[seed.split("bye").below(seated.length)] : laterBye(sheet, seated);
        int[] members = bye < 0 ? seated : without(bye, seated);
        if (members.length < plan.players()) {
            matches.clear(round);
        }
        int[] pairs = members.length == 0
                ? NO_PLAYERS
                : pairer.pair(new RoundView(sheet, members, round), seed.split("pairing"));
        if (options.agreedDraws() && round == plan.rounds() && plan.cut() > 0) {
            playOrAgree(round, pairs, new SafeDraw(sheet.board, pairs, bye, plan.cut()), matches);
        } else {
            matches.round(round, pairs);
        }
        if (bye >= 0) {
            matches.bye(round, bye);
        }
        for (int player : assigned) {
            matches.bye(round, player);
        }
    }

    private static void playOrAgree(int round, int[] pairs, SafeDraw safe, MatchPlay matches) {
        for (int i = 0; i < pairs.length; i += 2) {
            if (safe.isSafe(i / 2)) {
                matches.agreed(round, pairs[i], pairs[i + 1]);
            } else {
                matches.match(round, pairs[i], pairs[i + 1]);
            }
        }
    }

    /** Returns the highest rated of the players present, such that at least two are left to play. */
    private int[] assigned(EventSample sample, PlayedEvent sheet) {
        int[] found = new int[Math.min(options.byes(), sheet.attendees.count() - 2)];
        int at = 0;
        for (int player : sample.trueOrder()) {
            if (at < found.length && sheet.attendees.isActive(player)) {
                found[at++] = player;
            }
        }
        return found;
    }

    private static int laterBye(PlayedEvent sheet, int[] seated) {
        int[] ranked = new int[seated.length];
        int[] byes = new int[ranked.length];
        int at = 0;
        for (int player : sheet.placing.rank()) {
            if (Arrays.binarySearch(seated, player) >= 0) {
                ranked[at] = player;
                byes[at++] = sheet.board.byes[player];
            }
        }
        return ranked[ByeAssignment.lowestOfFewest(byes)];
    }

    private int[] seated(Attendees attendees, int[] assigned) {
        int count = attendees.count() - assigned.length;
        if (count == plan.players()) {
            return allPlayers;
        }
        int[] seated = new int[count];
        int at = 0;
        for (int p = 0; p < plan.players(); p++) {
            if (attendees.isActive(p) && !contains(assigned, p)) {
                seated[at++] = p;
            }
        }
        return seated;
    }

    private static int[] without(int player, int[] seated) {
        int place = Arrays.binarySearch(seated, player);
        int[] others = Arrays.copyOf(seated, seated.length - 1);
        System.arraycopy(seated, place + 1, others, place, others.length - place);
        return others;
    }

    private static boolean contains(int[] some, int player) {
        for (int one : some) {
            if (one == player) {
                return true;
            }
        }
        return false;
    }

    /** Ranks the players still present above those eliminated; both groups keep the order of the standings. */
    private static void lastsFirst(PlayedEvent sheet) {
        int[] order = sheet.swiss.clone();
        int at = 0;
        for (int out = 0; out < 2; out++) {
            for (int player : order) {
                if (sheet.attendees.isActive(player) == (out == 0)) {
                    sheet.swiss[at++] = player;
                }
            }
        }
    }
}

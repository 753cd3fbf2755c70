package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.PairingKind;
import io.github.crisisrules.fairness.play.Placing;
import io.github.crisisrules.fairness.play.Scoreboard;
import io.github.crisisrules.tournament.kernel.CostKernel;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.RankedKernel;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import java.util.Arrays;

/** Pairs a round by the library's kernels, called directly on the arrays of the scoreboard. */
final class KernelPairer implements Pairer {
    private final PairingKind kind;
    private final int randomRounds;
    private int[] place = new int[0];
    private int[] noPoints = new int[0];
    private Meetings noMeetings = Meetings.none(0);

    KernelPairer(PairingKind kind, int randomRounds) {
        this.kind = kind;
        this.randomRounds = randomRounds;
    }

    @Override
    public int[] pair(RoundView view, Seed seed) {
        Scoreboard board = view.sheet.board;
        Placing placing = view.sheet.placing;
        int[] members = view.members;
        int n = members.length;
        if (noMeetings.players() != n) {
            noMeetings = Meetings.none(n);
            noPoints = new int[n];
        }
        boolean whole = n == board.players && !board.isLaterStage();
        boolean random = view.round() <= randomRounds || kind == PairingKind.RANDOM;
        int[] points = random ? noPoints : whole ? board.points : points(board, members);
        Meetings met = whole ? board.meetings() : meetings(board, members);
        Meetings forbidden = view.sheet.excluded.length == 0 ? noMeetings : forbidden(view.sheet.excluded, members);
        int[] pairs = switch (random ? PairingKind.RANDOM : kind) {
            case SWISS, RANDOM -> SwissKernel.pair(new PairingState(points, met, forbidden), seed.random());
            case ADJACENT -> RankedKernel.adjacent(ranking(placing, n, whole));
            case FOLD -> RankedKernel.fold(ranking(placing, n, whole), points);
            case MONRAD -> RankedKernel.monrad(ranking(placing, n, whole), met, forbidden);
            case LEAST_GAPS -> CostKernel.leastSquaredGaps(points, met, forbidden, seed.random());
        };
        for (int i = 0; i < n && !whole; i++) {
            pairs[i] = members[pairs[i]];
        }
        return pairs;
    }

    /** Returns the excluded pairs among the members, as indices into the members. */
    private static Meetings forbidden(int[] excluded, int[] members) {
        int[] first = new int[excluded.length / 2];
        int[] second = new int[first.length];
        int count = 0;
        for (int i = 0; i < excluded.length; i += 2) {
            int one = Arrays.binarySearch(members, excluded[i]);
            int other = Arrays.binarySearch(members, excluded[i + 1]);
            if (one >= 0 && other >= 0) {
                first[count] = one;
                second[count++] = other;
            }
        }
        return Meetings.among(members.length, Arrays.copyOf(first, count), Arrays.copyOf(second, count));
    }

    private static int[] points(Scoreboard board, int[] members) {
        int[] points = new int[members.length];
        for (int i = 0; i < points.length; i++) {
            points[i] = board.points[members[i]];
        }
        return points;
    }

    /**
     * Returns the members in the order of the standings, as indices into the members. Requires a previous call of
     * {@link #meetings}.
     */
    private int[] ranking(Placing placing, int count, boolean whole) {
        if (whole) {
            return placing.rank();
        }
        int[] ranking = new int[count];
        int at = 0;
        for (int player : placing.rank()) {
            if (place[player] >= 0) {
                ranking[at++] = place[player];
            }
        }
        return ranking;
    }

    /**
     * Returns the meetings among the members in the current stage, as indices into the members. Players who are not members are left
     * out.
     */
    private Meetings meetings(Scoreboard board, int[] members) {
        int n = members.length;
        if (place.length < board.players) {
            place = new int[board.players];
        }
        Arrays.fill(place, -1);
        int most = 0;
        for (int i = 0; i < n; i++) {
            place[members[i]] = i;
            most += board.metCount[members[i]] - board.metBefore[members[i]];
        }
        int[] start = new int[n + 1];
        int[] others = new int[most];
        int at = 0;
        for (int i = 0; i < n; i++) {
            int p = members[i];
            for (int k = p * board.rounds + board.metBefore[p], end = p * board.rounds + board.metCount[p];
                    k < end;
                    k++) {
                int other = place[board.met[k]];
                if (other >= 0) {
                    others[at++] = other;
                }
            }
            start[i + 1] = at;
        }
        return Meetings.flat(start, at == most ? others : Arrays.copyOf(others, at));
    }
}

package io.github.crisisrules.fairness.metric;

import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.Arrays;

/**
 * Reads metrics from played events with a given number of players. Instances hold workspace: use one for each
 * thread.
 */
public final class MetricReaders {
    /** The maximum number of bars in the distribution of displacements. */
    public static final int MAX_BARS = 64;

    private final int players;
    private final RankAgreement agreement;
    private final int[] finalRank;
    private final int[] pointsKey;
    private final int[] pointsRank;
    private final double[] opposition;

    /** Creates gauges for events with the given number of players. */
    public MetricReaders(int players) {
        this.players = players;
        agreement = new RankAgreement(players);
        finalRank = new int[players];
        pointsKey = new int[players];
        pointsRank = new int[players];
        opposition = new double[players];
    }

    /** Returns the number of bars in the distribution of displacements for the given number of players. */
    public static int bars(int players) {
        return (players + barWidth(players) - 1) / barWidth(players);
    }

    /** Returns the number of places that one bar covers. */
    public static int barWidth(int players) {
        return (players + MAX_BARS - 1) / MAX_BARS;
    }

    /**
     * Returns the measured value of the event in {@link FixedPoint}, or {@link FixedPoint#NONE} if the metric does not apply
     * to it.
     */
    public long read(StandardMetric metric, PlayedEvent event) {
        return switch (metric) {
            case KENDALL_TAU_B -> FixedPoint.of(agreement.tauB(event.twiceTrueRanks(), finalRanks(event)));
            case SPEARMAN_RHO -> FixedPoint.of(agreement.rho(event.twiceTrueRanks(), finalRanks(event)));
            case POINTS_TAU_B -> FixedPoint.of(agreement.tauB(event.twiceTrueRanks(), pointsRanks(event)));
            case POINTS_RHO -> FixedPoint.of(agreement.rho(event.twiceTrueRanks(), pointsRanks(event)));
            case INVERSIONS -> inversions(event);
            case BEST_WINS -> FixedPoint.of(event.merit(event.winner()) == most(event));
            case BEST_IN_CUT -> event.cut() == 0 ? FixedPoint.NONE : FixedPoint.of(bestInCut(event));
            case TOP_IN_CUT -> topInCut(event);
            case WINNER_TRUE_RANK -> FixedPoint.of(twiceTrueRank(event, event.winner()), 2);
            case RANK_DISPLACEMENT -> displacement(event);
            case OPPONENT_SPREAD -> FixedPoint.of(opponentSpread(event));
            case FLOATS -> FixedPoint.of(event.floats(), event.matches());
            case REMATCHES -> FixedPoint.of(rematches(event), 2);
            case BYES -> FixedPoint.of(byes(event, players), 1);
            case BYES_TO_STRONGER -> FixedPoint.of(byes(event, players / 2), byes(event, players));
            case CUT_BY_POINTS -> decidedBy(event, Tiebreaker.EVENT_POINTS);
            case CUT_BY_SOS -> decidedBy(event, Tiebreaker.STRENGTH_OF_SCHEDULE);
            case CUT_BY_VPS -> decidedBy(event, Tiebreaker.VICTORY_POINTS);
            case CUT_BY_HOUSE -> decidedByHouse(event);
            case CUT_BY_LOT -> decidedBy(event, Tiebreaker.RANDOM);
            case SINGLE_LEADER ->
                FixedPoint.of(event.points(event.swissRanked(1)) > event.points(event.swissRanked(2)));
            case SINGLE_WINNER -> FixedPoint.of(hasSingleWinner(event));
        };
    }

    /** Adds the displacement of every player to the bars. */
    public void displacements(PlayedEvent event, long[] bars) {
        int width = barWidth(players);
        int[] truth = event.twiceTrueRanks();
        for (int p = 0; p < players; p++) {
            bars[Math.abs(event.twiceRank(p) - truth[p]) / 2 / width]++;
        }
    }

    /** Stores the mean of a profile for each strength group, per player; the strongest group comes first. */
    public void read(Profile profile, PlayedEvent event, long[] into) {
        int parts = into.length;
        int[] order = event.trueOrder();
        Arrays.fill(into, 0);
        for (int i = 0; i < players; i++) {
            int p = order[i];
            into[(int) ((long) i * parts / players)] += switch (profile) {
                case BYES -> event.byes(p);
                case FLOATS_DOWN -> event.floatsDown(p);
                case FLOATS_UP -> event.floatsUp(p);
                case REMATCHES -> event.rematches(p);
            };
        }
        for (int part = 0; part < parts; part++) {
            // Group k holds the places i with k <= i * parts / players < k + 1.
            long from = ((long) part * players + parts - 1) / parts;
            long to = ((long) (part + 1) * players + parts - 1) / parts;
            into[part] = FixedPoint.of(into[part], to - from);
        }
    }

    private int[] finalRanks(PlayedEvent event) {
        for (int p = 0; p < players; p++) {
            finalRank[p] = event.twiceRank(p);
        }
        return finalRank;
    }

    /** Compares all pairs one by one: only a study that measures inversions pays for it. */
    private long inversions(PlayedEvent event) {
        int[] order = event.trueOrder();
        int[] truth = event.twiceTrueRanks();
        long halves = 0;
        for (int i = 0; i < players; i++) {
            int better = order[i];
            for (int j = i + 1; j < players; j++) {
                int worse = order[j];
                halves += truth[better] == truth[worse]
                        ? 0
                        : 1 + Integer.signum(event.twiceRank(better) - event.twiceRank(worse));
            }
        }
        return FixedPoint.of(halves, players * (players - 1L));
    }

    private int[] pointsRanks(PlayedEvent event) {
        for (int p = 0; p < players; p++) {
            pointsKey[p] = -event.points(p);
        }
        agreement.twiceRanks(pointsKey, pointsRank);
        return pointsRank;
    }

    /** Returns the merit of the truly best player, without the cost of computing the whole true order. */
    private double most(PlayedEvent event) {
        double most = event.merit(0);
        for (int p = 1; p < players; p++) {
            most = Math.max(most, event.merit(p));
        }
        return most;
    }

    private boolean bestInCut(PlayedEvent event) {
        double most = most(event);
        for (int p = 0; p < players; p++) {
            if (event.isInCut(p) && event.merit(p) == most) {
                return true;
            }
        }
        return false;
    }

    /** Returns twice the true rank of one player, see {@link PlayedEvent#twiceTrueRanks}. */
    private int twiceTrueRank(PlayedEvent event, int player) {
        double own = event.merit(player);
        int twice = 1;
        for (int p = 0; p < players; p++) {
            twice += event.merit(p) > own ? 2 : event.merit(p) == own ? 1 : 0;
        }
        return twice;
    }

    private static long topInCut(PlayedEvent event) {
        int found = 0;
        for (int i = 0; i < event.cut(); i++) {
            found += event.isInCut(event.trueOrder()[i]) ? 1 : 0;
        }
        return FixedPoint.of(found, event.cut());
    }

    private long displacement(PlayedEvent event) {
        int[] truth = event.twiceTrueRanks();
        long sum = 0;
        for (int p = 0; p < players; p++) {
            sum += Math.abs(event.twiceRank(p) - truth[p]);
        }
        return FixedPoint.of(sum, 2L * players);
    }

    private int rematches(PlayedEvent event) {
        int sum = 0;
        for (int p = 0; p < players; p++) {
            sum += event.rematches(p);
        }
        return sum;
    }

    private static int byes(PlayedEvent event, int strongest) {
        int sum = 0;
        for (int i = 0; i < strongest; i++) {
            sum += event.byes(event.trueOrder()[i]);
        }
        return sum;
    }

    private static long decidedBy(PlayedEvent event, Tiebreaker tiebreaker) {
        return event.lastPlace() == null ? FixedPoint.NONE : FixedPoint.of(event.lastPlace() == tiebreaker);
    }

    private static long decidedByHouse(PlayedEvent event) {
        Tiebreaker by = event.lastPlace();
        return by == null || event.tiebreakers().order().forAll(MetricReaders::isPrinted)
                ? FixedPoint.NONE
                : FixedPoint.of(by != Tiebreaker.RANDOM && !isPrinted(by));
    }

    private static boolean isPrinted(Tiebreaker tiebreaker) {
        return TiebreakChain.OFFICIAL.order().contains(tiebreaker);
    }

    private boolean hasSingleWinner(PlayedEvent event) {
        int most = event.points(event.swissRanked(1));
        int leaders = 1;
        while (leaders < players && event.points(event.swissRanked(leaders + 1)) == most) {
            leaders++;
        }
        boolean single = false;
        for (int i = 1; i <= leaders && !single; i++) {
            single = true;
            for (int j = 1; j <= leaders && single; j++) {
                single = i == j || event.hasBeaten(event.swissRanked(i), event.swissRanked(j));
            }
        }
        return single;
    }

    /**
     * Returns the standard deviation of the opponents' mean merit, pooled over the groups of equal points and
     * divided by the standard deviation of all merits.
     */
    private double opponentSpread(PlayedEvent event) {
        double mean = 0;
        for (int p = 0; p < players; p++) {
            mean += event.merit(p);
            double sum = 0;
            for (int match = 0; match < event.meetings(p); match++) {
                sum += event.merit(event.met(p, match));
            }
            opposition[p] = sum / event.meetings(p);
        }
        mean /= players;
        double all = 0;
        for (int p = 0; p < players; p++) {
            all += (event.merit(p) - mean) * (event.merit(p) - mean);
        }
        double within = 0;
        int freedom = 0;
        for (int from = 1; from <= players; ) {
            int to = from;
            int count = 0;
            double group = 0;
            while (to <= players && event.points(event.swissRanked(to)) == event.points(event.swissRanked(from))) {
                int p = event.swissRanked(to++);
                if (event.meetings(p) > 0) {
                    group += opposition[p];
                    count++;
                }
            }
            for (int i = from; i < to && count > 1; i++) {
                int p = event.swissRanked(i);
                if (event.meetings(p) > 0) {
                    within += (opposition[p] - group / count) * (opposition[p] - group / count);
                }
            }
            freedom += Math.max(0, count - 1);
            from = to;
        }
        return Math.sqrt(within / freedom) / Math.sqrt(all / (players - 1));
    }
}

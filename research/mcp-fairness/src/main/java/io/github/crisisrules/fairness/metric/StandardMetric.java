package io.github.crisisrules.fairness.metric;

/** The built-in metrics. */
public enum StandardMetric implements Metric {
    /**
     * Kendall's tau-b between the final order and the true order: 1 for the same order, 0 for unrelated orders, -1
     * for the reverse. Shared ranks count as ties.
     */
    KENDALL_TAU_B("kendall-tau-b", "final order against true order, Kendall's tau-b", "tau-b"),
    /** Spearman's rho between the final order and the true order. */
    SPEARMAN_RHO("spearman-rho", "final order against true order, Spearman's rho", "rho"),
    /** Kendall's tau-b between the order by event points alone, with all ties left open, and the true order. */
    POINTS_TAU_B("points-tau-b", "order by points alone against true order, Kendall's tau-b", "tau-b"),
    /** Spearman's rho between the order by event points alone and the true order. */
    POINTS_RHO("points-rho", "order by points alone against true order, Spearman's rho", "rho"),
    /** The share of pairs of players in the wrong order. A pair that shares a final rank counts half. */
    INVERSIONS("inversions", "share of pairs of players in the wrong order", "share of pairs"),
    /** The share of events in which the winner is at least as strong as every other player. */
    BEST_WINS("best-wins", "the strongest player wins"),
    /** The share of events in which the strongest player makes the cut. */
    BEST_IN_CUT("best-in-cut", "the strongest player makes the cut"),
    /** The share of the N truly best players among the N who make the cut. */
    TOP_IN_CUT("top-in-cut", "share of the true top N among the N who make the cut", "share of the top N"),
    /** The true rank of the winner. */
    WINNER_TRUE_RANK("winner-true-rank", "true rank of the winner", "rank"),
    /** The distance between final and true rank, averaged over players. */
    RANK_DISPLACEMENT("rank-displacement", "places between final and true rank, mean over players", "places"),
    /**
     * The inequality of opposition among players of equal points, in standard deviations of the players' strengths.
     */
    OPPONENT_SPREAD(
            "opponent-spread",
            "spread of opponents' mean strength among players of equal points, in deviations of all strengths",
            "deviations"),
    /** The share of matches between players of different points. */
    FLOATS("floats", "share of Swiss matches between players of different points", "share of matches"),
    /** The number of matches between players who had met before. */
    REMATCHES("rematches", "matches of two who had met before, per event", "matches"),
    /** The number of byes in all rounds. */
    BYES("byes", "byes per event", "byes"),
    /** The share of byes that go to the stronger half of the players. */
    BYES_TO_STRONGER("byes-to-stronger-half", "share of byes that go to the stronger half", "share of byes"),
    /** The share of events in which event points decide the last place in the cut. */
    CUT_BY_POINTS("cut-by-points", "points decide the last place in the cut"),
    /** The share of events in which the first tiebreaker decides the last place in the cut. */
    CUT_BY_SOS("cut-by-sos", "Strength of Schedule decides the last place in the cut"),
    /** The share of events in which the second tiebreaker decides the last place in the cut. */
    CUT_BY_VPS("cut-by-vps", "VPs decide the last place in the cut"),
    /**
     * The share of events in which a tiebreaker outside the event documents decides the last place in the cut. It
     * does not apply if the event uses only the tiebreakers of the documents.
     */
    CUT_BY_HOUSE("cut-by-house", "a tiebreaker of the house decides the last place in the cut"),
    /** The share of events in which the random tiebreaker decides the last place in the cut. */
    CUT_BY_LOT("cut-by-lot", "the random tiebreaker decides the last place in the cut"),
    /** The share of events in which one player alone has the most points after the Swiss rounds. */
    SINGLE_LEADER("single-leader", "one player alone has the most points after the Swiss rounds"),
    /**
     * The share of events in which one player alone has the most points, or has beaten every player with as many
     * points.
     */
    SINGLE_WINNER("single-winner", "one player alone has the most points, or has beaten all who have as many");

    private final String id;
    private final String words;
    private final Scale scale;
    private final String unit;

    /** Creates a metric for a yes-or-no outcome of an event. */
    StandardMetric(String id, String words) {
        this(id, words, Scale.SHARE, "share of events");
    }

    /** Creates a metric with a number for each event. */
    StandardMetric(String id, String words, String unit) {
        this(id, words, Scale.NUMBER, unit);
    }

    StandardMetric(String id, String words, Scale scale, String unit) {
        this.id = id;
        this.words = words;
        this.scale = scale;
        this.unit = unit;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String describe() {
        return words;
    }

    @Override
    public Scale scale() {
        return scale;
    }

    @Override
    public String unit() {
        return unit;
    }

    @Override
    public MetricReader gauge(int players) {
        MetricReaders gauges = new MetricReaders(players);
        return event -> FixedPoint.number(gauges.read(this, event));
    }
}

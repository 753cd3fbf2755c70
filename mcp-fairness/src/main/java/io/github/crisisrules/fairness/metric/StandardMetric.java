package io.github.crisisrules.fairness.metric;

/** What the kit measures in a simulated event. */
public enum StandardMetric implements Metric {
    /** Agreement of the final order with the true one: 1 the same, 0 unrelated, -1 reversed. Shared ranks count as ties. */
    KENDALL_TAU_B("kendall-tau-b", "final order against true order, Kendall's tau-b", "tau-b"),
    /** The same as a correlation of ranks. */
    SPEARMAN_RHO("spearman-rho", "final order against true order, Spearman's rho", "rho"),
    /** The order by event points alone, all ties left open. */
    POINTS_TAU_B("points-tau-b", "order by points alone against true order, Kendall's tau-b", "tau-b"),
    /** The same as a correlation of ranks. */
    POINTS_RHO("points-rho", "order by points alone against true order, Spearman's rho", "rho"),
    /** The winner is as strong as anybody. */
    BEST_WINS("best-wins", "the strongest player wins"),
    /** The strongest advances. */
    BEST_IN_CUT("best-in-cut", "the strongest player makes the cut"),
    /** Of the N truly best, how many are among the N who advance. */
    TOP_IN_CUT("top-in-cut", "share of the true top N among the N who make the cut", "share of the top N"),
    /** The true rank of the winner. */
    WINNER_TRUE_RANK("winner-true-rank", "true rank of the winner", "rank"),
    /** How far the final rank is from the true one, on average over players. */
    RANK_DISPLACEMENT("rank-displacement", "places between final and true rank, mean over players", "places"),
    /** How unequal the opposition of players of equal points was, in deviations of the field's strengths. */
    OPPONENT_SPREAD(
            "opponent-spread",
            "spread of opponents' mean strength among players of equal points, in deviations of the field",
            "deviations"),
    /** Matches between players of different points. */
    FLOATS("floats", "share of Swiss matches between players of different points", "share of matches"),
    /** Pairs that met again. */
    REMATCHES("rematches", "matches of two who had met before, per event", "matches"),
    /** Byes of all rounds. */
    BYES("byes", "byes per event", "byes"),
    /** How many byes go to the stronger half. */
    BYES_TO_STRONGER("byes-to-stronger-half", "share of byes that go to the stronger half", "share of byes"),
    /** The last place in the cut went by event points. */
    CUT_BY_POINTS("cut-by-points", "points decide the last place in the cut"),
    /** The last place in the cut went by the first tiebreaker. */
    CUT_BY_SOS("cut-by-sos", "Strength of Schedule decides the last place in the cut"),
    /** The last place in the cut went by the second tiebreaker. */
    CUT_BY_VPS("cut-by-vps", "VPs decide the last place in the cut"),
    /** The last place in the cut went by a tiebreaker that the documents do not have; none where only theirs are asked. */
    CUT_BY_HOUSE("cut-by-house", "a tiebreaker of the house decides the last place in the cut"),
    /** The last place in the cut went by lot. */
    CUT_BY_LOT("cut-by-lot", "the random tiebreaker decides the last place in the cut"),
    /** One player has the most points after the Swiss rounds. */
    SINGLE_LEADER("single-leader", "one player alone has the most points after the Swiss rounds"),
    /** Or one of those who share them has beaten all the others. */
    SINGLE_WINNER("single-winner", "one player alone has the most points, or has beaten all who have as many");

    private final String id;
    private final String words;
    private final Scale scale;
    private final String unit;

    /** Something that happens in an event or not. */
    StandardMetric(String id, String words) {
        this(id, words, Scale.SHARE, "share of events");
    }

    /** A number for each event. */
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
    public String words() {
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
    public Gauge gauge(int players) {
        Gauges gauges = new Gauges(players);
        return event -> Parts.number(gauges.read(this, event));
    }

    @Override
    public boolean isWritable() {
        return true;
    }
}

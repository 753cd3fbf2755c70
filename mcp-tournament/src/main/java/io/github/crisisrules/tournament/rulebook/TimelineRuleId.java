package io.github.crisisrules.tournament.rulebook;

/** Ids of the rules for Timeline Events; {@link EventRuleId#catalogue} has their texts. */
public final class TimelineRuleId {
    /** Miniatures are painted; doubts go to the Head Judge. */
    public static final String MINI = "TL-MINI";
    /** Three rosters without repeats. */
    public static final String LIST = "TL-LIST";
    /** The Timelines that an event may use. */
    public static final String TIMELINES = "TL-TIMELINES";
    /** The Roster to play in each round. */
    public static final String ROSTER_ROUND = "TL-ROSTER-ROUND";
    /** The minimum number of players. */
    public static final String MIN = "TL-MIN";
    /** Swiss rounds and cut by number of players. */
    public static final String TABLE = "TL-TABLE";
    /** The pairings of the final rounds. */
    public static final String BRACKET = "TL-BRACKET";
    /** The ranks that the final rounds give. */
    public static final String RANKS = "TL-RANKS";
    /** The end of a final match, and the elimination of the loser. */
    public static final String FINAL_END = "TL-FINAL-END";
    /** A finalist who drops. */
    public static final String FINAL_DROP = "TL-FINAL-DROP";
    /** Final matches cannot be drawn. */
    public static final String FINAL_DRAW = "TL-FINAL-DRAW";

    private TimelineRuleId() {}
}

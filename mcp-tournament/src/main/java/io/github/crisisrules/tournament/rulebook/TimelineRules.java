package io.github.crisisrules.tournament.rulebook;

/** Ids of the rules of Timeline Events; {@link EventRules#catalogue} has their texts. */
public final class TimelineRules {
    /** Miniatures are painted; doubts go to the Head Judge. */
    public static final String MINI = "TL-MINI";
    /** Three rosters without repeats. */
    public static final String LIST = "TL-LIST";
    /** The Timelines an event may use. */
    public static final String TIMELINES = "TL-TIMELINES";
    /** Which roster is played in which round. */
    public static final String ROSTER_ROUND = "TL-ROSTER-ROUND";
    /** The smallest event. */
    public static final String MIN = "TL-MIN";
    /** Swiss rounds and cut by the number of players. */
    public static final String TABLE = "TL-TABLE";
    /** Who meets whom in the final rounds. */
    public static final String BRACKET = "TL-BRACKET";
    /** The ranks that the final rounds give. */
    public static final String RANKS = "TL-RANKS";
    /** How a final match ends, and what becomes of the loser. */
    public static final String FINAL_END = "TL-FINAL-END";
    /** A finalist who drops. */
    public static final String FINAL_DROP = "TL-FINAL-DROP";
    /** No final match is drawn. */
    public static final String FINAL_DRAW = "TL-FINAL-DRAW";

    private TimelineRules() {}
}

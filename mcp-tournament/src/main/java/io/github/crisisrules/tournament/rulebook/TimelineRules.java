package io.github.crisisrules.tournament.rulebook;

/** Ids of the rules of Timeline Events; the catalogue has their texts. */
public final class TimelineRules {
    public static final String MINI = "TL-MINI";
    public static final String LIST = "TL-LIST";
    public static final String TIMELINES = "TL-TIMELINES";
    public static final String ROSTER_ROUND = "TL-ROSTER-ROUND";
    public static final String MIN = "TL-MIN";
    public static final String TABLE = "TL-TABLE";
    public static final String BRACKET = "TL-BRACKET";
    public static final String RANKS = "TL-RANKS";
    public static final String FINAL_END = "TL-FINAL-END";
    public static final String FINAL_DROP = "TL-FINAL-DROP";
    public static final String FINAL_DRAW = "TL-FINAL-DRAW";

    private TimelineRules() {}
}

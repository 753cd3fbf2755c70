package io.github.crisisrules.tournament.rulebook;

/** Ids of the rules of both kinds of event; the catalogue has their texts. */
public final class EventRules {
    public static final String MINI = "EV-MINI";
    public static final String CARDS = "EV-CARDS";
    public static final String DICE = "EV-DICE";
    public static final String TOOLS = "EV-TOOLS";
    public static final String TOKENS = "EV-TOKENS";
    public static final String OPEN = "EV-OPEN";
    public static final String MISSED = "EV-MISSED";
    public static final String FAIR = "EV-FAIR";
    public static final String MARGIN = "EV-MARGIN";
    public static final String CONDUCT = "EV-CONDUCT";
    public static final String WARN_GROUNDS = "EV-WARN-GROUNDS";
    public static final String COLLUDE = "EV-COLLUDE";
    public static final String WARN = "EV-WARN";
    public static final String WATCHER = "EV-WATCHER";
    public static final String TERRAIN = "EV-TERRAIN";
    public static final String HEAD = "EV-HEAD";
    public static final String ANNOUNCE = "EV-ANNOUNCE";
    public static final String CLOCK_START = "EV-CLOCK-START";
    public static final String CLOCK = "EV-CLOCK";
    public static final String TIMEUP = "EV-TIMEUP";
    public static final String R1 = "EV-R1";
    public static final String GROUPS = "EV-GROUPS";
    public static final String REMATCH = "EV-REMATCH";
    public static final String BYE = "EV-BYE";
    public static final String DROP = "EV-DROP";
    public static final String REJOIN = "EV-REJOIN";
    public static final String EJECT = "EV-EJECT";
    public static final String VICTORY = "EV-VICTORY";
    public static final String TIME = "EV-TIME";
    public static final String CONCEDE = "EV-CONCEDE";
    public static final String DRAW = "EV-DRAW";
    public static final String POINTS = "EV-POINTS";
    public static final String SOS = "EV-SOS";
    public static final String VP = "EV-VP";
    public static final String RANDOM = "EV-RANDOM";
    public static final String CUT = "EV-CUT";
    public static final String CUT_REPLACE = "EV-CUT-REPLACE";
    public static final String RULING_1 = "I-EV-1";
    public static final String RULING_2 = "I-EV-2";
    public static final String RULING_3 = "I-EV-3";
    public static final String RULING_4 = "I-EV-4";
    public static final String RULING_5 = "I-EV-5";
    public static final String RULING_6 = "I-EV-6";
    public static final String RULING_7 = "I-EV-7";
    public static final String RULING_8 = "I-EV-8";
    public static final String RULING_9 = "I-EV-9";
    public static final String RULING_10 = "I-EV-10";
    public static final String RULING_11 = "I-EV-11";
    public static final String RULING_12 = "I-EV-12";
    public static final String RULING_13 = "I-EV-13";
    public static final String RULING_14 = "I-EV-14";
    public static final String RULING_15 = "I-EV-15";

    private EventRules() {}
}

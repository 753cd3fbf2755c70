package io.github.crisisrules.tournament.rulebook;

import io.github.crisisrules.core.rulebook.Catalogue;

/** Ids of the rules for both kinds of event; {@link #catalogue} has their texts. */
public final class EventRuleId {
    /** The requirements for a legal miniature. */
    public static final String MINI = "EV-MINI";
    /** Every card of the list, no proxies. */
    public static final String CARDS = "EV-CARDS";
    /** Official dice only. */
    public static final String DICE = "EV-DICE";
    /** Range and movement tools. */
    public static final String TOOLS = "EV-TOOLS";
    /** Essential and nonessential tokens. */
    public static final String TOKENS = "EV-TOKENS";
    /** Open information. */
    public static final String OPEN = "EV-OPEN";
    /** Effects not used in time. */
    public static final String MISSED = "EV-MISSED";
    /** No deception, distraction or rushing. */
    public static final String FAIR = "EV-FAIR";
    /** Small misplacements. */
    public static final String MARGIN = "EV-MARGIN";
    /** Unsportsmanlike conduct. */
    public static final String CONDUCT = "EV-CONDUCT";
    /** The grounds for a warning. */
    public static final String WARN_GROUNDS = "EV-WARN-GROUNDS";
    /** Fixing scores. */
    public static final String COLLUDE = "EV-COLLUDE";
    /** Grounds for immediate ejection. */
    public static final String WARN = "EV-WARN";
    /** Watchers and their rulings. */
    public static final String WATCHER = "EV-WATCHER";
    /** Mats and terrain. */
    public static final String TERRAIN = "EV-TERRAIN";
    /** The Head Watcher and appeals. */
    public static final String HEAD = "EV-HEAD";
    /** The facts announced before the event. */
    public static final String ANNOUNCE = "EV-ANNOUNCE";
    /** The start of the round clock. */
    public static final String CLOCK_START = "EV-CLOCK-START";
    /** The length of a round. */
    public static final String CLOCK = "EV-CLOCK";
    /** The end of a game when time runs out. */
    public static final String TIMEUP = "EV-TIMEUP";
    /** Round 1 is paired at random. */
    public static final String R1 = "EV-R1";
    /** Later rounds are paired within score groups. */
    public static final String GROUPS = "EV-GROUPS";
    /** Two players meet at most once in a stage. */
    public static final String REMATCH = "EV-REMATCH";
    /** The choice of the player with the bye, and its worth. */
    public static final String BYE = "EV-BYE";
    /** Players who leave. */
    public static final String DROP = "EV-DROP";
    /** Players who come back. */
    public static final String REJOIN = "EV-REJOIN";
    /** Players who are removed. */
    public static final String EJECT = "EV-EJECT";
    /** A match ends with a winner. */
    public static final String VICTORY = "EV-VICTORY";
    /** A match ends on time. */
    public static final String TIME = "EV-TIME";
    /** A match ends with a concession. */
    public static final String CONCEDE = "EV-CONCEDE";
    /** A match ends in a draw. */
    public static final String DRAW = "EV-DRAW";
    /** Event points. */
    public static final String POINTS = "EV-POINTS";
    /** First tiebreaker: Strength of Schedule. */
    public static final String SOS = "EV-SOS";
    /** Second tiebreaker: victory points. */
    public static final String VP = "EV-VP";
    /** Last tiebreaker: random order. */
    public static final String RANDOM = "EV-RANDOM";
    /** The progression cut. */
    public static final String CUT = "EV-CUT";
    /** The replacement of a qualifier who leaves. */
    public static final String CUT_REPLACE = "EV-CUT-REPLACE";
    /** Rounds played, and the exact Strength of Schedule. */
    public static final String SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED = "I-EV-1";
    /** The bye is chosen before the pairing. */
    public static final String BYE_COMES_BEFORE_THE_PAIRING = "I-EV-2";
    /** The random tiebreak order is fixed once per stage. */
    public static final String LOTS_ARE_DRAWN_ONCE_A_STAGE = "I-EV-3";
    /** Dropped and ejected players in the standings. */
    public static final String DROPPED_STAY_RANKED_EJECTED_DO_NOT = "I-EV-4";
    /** Late entries. */
    public static final String LATE_ENTRY_IS_A_REJOIN = "I-EV-5";
    /** Winners with fewer VPs, and matches that both players decline. */
    public static final String WINNER_MAY_HAVE_FEWER_VPS = "I-EV-6";
    /** The time at which the structure is fixed, and unofficial structures. */
    public static final String STRUCTURE_IS_FIXED_AT_ROUND_1 = "I-EV-7";
    /** The stage after a Challenger cut. */
    public static final String AFTER_THE_CUT_A_BRACKET = "I-EV-8";
    /** The seeds after a replacement. */
    public static final String REPLACEMENT_TAKES_THE_LAST_SEED = "I-EV-9";
    /** The meaning of pairing at random. */
    public static final String RANDOM_AMONG_THE_BEST_PAIRINGS = "I-EV-10";
    /** Players who leave after the pairing. */
    public static final String ABSENT_AFTER_PAIRING_CONCEDES = "I-EV-11";
    /** VPs of concessions and unpaired losses. */
    public static final String CONCEDER_KEEPS_VPS = "I-EV-12";
    /** Players outside the cut. */
    public static final String CUT_IS_NOT_WITHDRAWN = "I-EV-13";
    /** Finalists who drop, and ranks below the bracket. */
    public static final String DROPPED_FINALIST_LOSES_THE_ROUND = "I-EV-14";
    /** The identity of characters, and the dice of the clock. */
    public static final String NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART = "I-EV-15";
    /** Events with house rules. */
    public static final String HOUSE_EVENTS_ARE_UNOFFICIAL = "I-EV-20";

    /** Ejected finalists, and an ejected champion. */
    public static final String EJECTED_FINALIST_HAS_NO_RANK = "I-EV-16";
    /** Events that are ended undecided. */
    public static final String AN_EVENT_CAN_ALWAYS_BE_ENDED = "I-EV-17";
    /** Corrections, seats and agreements that the organizer records. */
    public static final String ORGANIZERS_CORRECT_AND_SEAT = "I-EV-18";

    /** The first game of the stage after the cut. */
    public static final String STAGE_BEGINS_WITH_ITS_FIRST_GAME = "I-EV-19";

    private EventRuleId() {}

    /** Returns the rules for both kinds of event with their texts, in the order of printing. */
    public static Catalogue catalogue() {
        return Catalogue.beside(EventRuleId.class);
    }
}

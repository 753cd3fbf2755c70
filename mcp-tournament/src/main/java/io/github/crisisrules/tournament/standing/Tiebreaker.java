package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.rulebook.EventRuleId;

/**
 * A criterion that ranks one player above another. The first four are those of the documents, in the order in which
 * they apply; the others are for the {@link TiebreakChain} of a house event or a league.
 */
public enum Tiebreaker {
    /** More event points. */
    EVENT_POINTS("event points", "Points", "more event points", EventRuleId.POINTS),
    /** Higher Strength of Schedule. */
    STRENGTH_OF_SCHEDULE(
            "Strength of Schedule",
            "SoS",
            "the higher mean, over opponents met, of their event points by rounds played",
            EventRuleId.SOS),
    /** More victory points. */
    VICTORY_POINTS("victory points", "VPs", "more VPs in all rounds", EventRuleId.VP),
    /** The lot. */
    RANDOM("lot", "Lot", "the better lot", EventRuleId.RANDOM),
    /** More matches won. */
    WINS("wins", "Wins", "more matches won; a bye is no match", EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** A higher difference between the player's VPs and those of the opponents. */
    VP_DIFFERENCE(
            "VP difference",
            "VP diff.",
            "more VPs won less VPs of the opponents, over all matches; a bye is no match",
            EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** A higher total of the VPs by which matches were won. */
    MARGIN_OF_VICTORY(
            "margin of victory",
            "Margin",
            "more VPs by which matches were won, up to the cap for each; other matches give none",
            EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** Opponents with a higher share of wins. */
    OPPONENTS_WIN_SHARE(
            "opponents' win share",
            "Opp. wins",
            "the higher mean, over opponents met, of their wins by matches played; a draw is half a win",
            EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** More wins against the players still tied. */
    HEAD_TO_HEAD(
            "head-to-head",
            "Head",
            "more wins against those still tied, where all of them have met; a draw is half a win",
            EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL);

    private final String words;
    private final String heading;
    private final String says;
    private final String rule;

    Tiebreaker(String words, String heading, String says, String rule) {
        this.words = words;
        this.heading = heading;
        this.says = says;
        this.rule = rule;
    }

    /** Returns the name. */
    public String words() {
        return words;
    }

    /** Returns the column heading. */
    public String heading() {
        return heading;
    }

    /** Returns the criterion in one line: which player is ranked first. */
    public String says() {
        return says;
    }

    /** Returns the id of the rule behind it. */
    public String rule() {
        return rule;
    }
}

package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.rulebook.EventRules;

/**
 * What can rank one player above another. The first four are those of the documents, in the order in which they are asked; the
 * others are for house events and leagues, in a {@link TiebreakChain} of their own.
 */
public enum Tiebreaker {
    /** More event points. */
    EVENT_POINTS("event points", "Points", "more event points", EventRules.POINTS),
    /** Higher Strength of Schedule. */
    STRENGTH_OF_SCHEDULE(
            "Strength of Schedule",
            "SoS",
            "the higher mean, over opponents met, of their event points by rounds played",
            EventRules.SOS),
    /** More victory points. */
    VICTORY_POINTS("victory points", "VPs", "more VPs in all rounds", EventRules.VP),
    /** The lot. */
    RANDOM("lot", "Lot", "the better lot", EventRules.RANDOM),
    /** More matches won. */
    WINS("wins", "Wins", "more matches won; a bye is no match", EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** More VPs than the opponents had. */
    VP_DIFFERENCE(
            "VP difference",
            "VP diff.",
            "more VPs won less VPs of the opponents, over all matches; a bye is no match",
            EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** Matches won by more VPs. */
    MARGIN_OF_VICTORY(
            "margin of victory",
            "Margin",
            "more VPs by which matches were won, up to the cap for each; other matches give none",
            EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** Opponents who win more. */
    OPPONENTS_WIN_SHARE(
            "opponents' win share",
            "Opp. wins",
            "the higher mean, over opponents met, of their wins by matches played; a draw is half a win",
            EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL),
    /** Won against those still tied. */
    HEAD_TO_HEAD(
            "head-to-head",
            "Head",
            "more wins against those still tied, where all of them have met; a draw is half a win",
            EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL);

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

    /** What it is called. */
    public String words() {
        return words;
    }

    /** What it is called above a column. */
    public String heading() {
        return heading;
    }

    /** Its rule in one line: who is ranked first. */
    public String says() {
        return says;
    }

    /** The id of the rule behind it. */
    public String rule() {
        return rule;
    }
}

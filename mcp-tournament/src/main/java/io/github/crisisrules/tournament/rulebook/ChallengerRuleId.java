package io.github.crisisrules.tournament.rulebook;

/** Ids of the rules for Challenger Events; {@link EventRuleId#catalogue} has their texts. */
public final class ChallengerRuleId {
    /** One roster, handed in before the event, legal for its Timeline and its banned and restricted list. */
    public static final String ROSTER = "CH-ROSTER";
    /** The cards that the Standard Timeline allows. */
    public static final String STANDARD = "CH-STANDARD";
    /** The cards that the Extended Timeline allows. */
    public static final String EXTENDED = "CH-EXTENDED";
    /** Rounds and cut by number of players. */
    public static final String TABLE = "CH-TABLE";
    /** The winner of the event. */
    public static final String WINNER = "CH-WINNER";

    private ChallengerRuleId() {}
}

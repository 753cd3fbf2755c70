package io.github.crisisrules.tournament.rulebook;

/** Ids of the rules of Challenger Events; {@link EventRules#catalogue} has their texts. */
public final class ChallengerRules {
    /** One roster, handed in before the event, legal for its Timeline and its banned and restricted list. */
    public static final String ROSTER = "CH-ROSTER";
    /** What the Standard Timeline allows. */
    public static final String STANDARD = "CH-STANDARD";
    /** What the Extended Timeline allows. */
    public static final String EXTENDED = "CH-EXTENDED";
    /** Rounds and cut by the number of players. */
    public static final String TABLE = "CH-TABLE";
    /** Who wins the event. */
    public static final String WINNER = "CH-WINNER";

    private ChallengerRules() {}
}

package io.github.crisisrules.tournament.rulebook;

/** Ids of the rules of Challenger Events; the catalogue has their texts. */
public final class ChallengerRules {
    public static final String ROSTER = "CH-ROSTER";
    public static final String STANDARD = "CH-STANDARD";
    public static final String EXTENDED = "CH-EXTENDED";
    public static final String TABLE = "CH-TABLE";
    public static final String WINNER = "CH-WINNER";

    private ChallengerRules() {}
}

package io.github.crisisrules.encounter.rulebook;

/** Ids of the rules of the Unstoppable Colossus; the catalogue has their texts. */
public final class ColossusRules {
    public static final String SQUADS = "UC-SQUADS";
    public static final String PRIORITY = "UC-PRIORITY";
    public static final String VP = "UC-VP";
    public static final String DIFFICULTY = "UC-DIFFICULTY";
    public static final String SETUP = "UC-SETUP";
    public static final String MOMENTUM = "UC-MOMENTUM";
    public static final String TIERS = "UC-TIERS";
    public static final String BEAM = "UC-BEAM";
    public static final String CROSS = "UC-CROSS";
    public static final String TOWER = "UC-TOWER";
    public static final String RAMPAGE = "UC-RAMPAGE";
    public static final String CHART = "UC-CHART";
    public static final String SUBDUE = "UC-SUBDUE";
    public static final String STATS = "UC-STATS";
    public static final String STEEL = "UC-STEEL";
    public static final String HELMET = "UC-HELMET";
    public static final String HANDS = "UC-HANDS";
    public static final String DEBRIS = "UC-DEBRIS";
    public static final String WORST = "UC-WORST";
    public static final String LOSE = "UC-LOSE";
    public static final String WIN = "UC-WIN";
    public static final String RULING_1 = "I-UC-1";
    public static final String RULING_2 = "I-UC-2";
    public static final String RULING_3 = "I-UC-3";
    public static final String RULING_4 = "I-UC-4";
    public static final String RULING_5 = "I-UC-5";
    public static final String RULING_6 = "I-UC-6";
    public static final String RULING_7 = "I-UC-7";
    public static final String RULING_8 = "I-UC-8";
    public static final String RULING_9 = "I-UC-9";
    public static final String RULING_10 = "I-UC-10";
    public static final String RULING_11 = "I-UC-11";

    private ColossusRules() {}
}

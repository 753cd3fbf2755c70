package io.github.crisisrules.encounter.rulebook;

/** Ids of the rules of the Incredible Hulk; the catalogue has their texts. */
public final class HulkRules {
    public static final String SQUADS = "IH-SQUADS";
    public static final String COSMIC = "IH-COSMIC";
    public static final String PRIORITY = "IH-PRIORITY";
    public static final String DIFFICULTY = "IH-DIFFICULTY";
    public static final String DEPLOY = "IH-DEPLOY";
    public static final String SUBDUED = "IH-SUBDUED";
    public static final String RAGE = "IH-RAGE";
    public static final String POWER = "IH-POWER";
    public static final String SERUM = "IH-SERUM";
    public static final String ABSORBER = "IH-ABSORBER";
    public static final String AURA = "IH-AURA";
    public static final String SCORE = "IH-SCORE";
    public static final String CLAP = "IH-CLAP";
    public static final String SMASH = "IH-SMASH";
    public static final String STRIKE = "IH-STRIKE";
    public static final String STRONGEST = "IH-STRONGEST";
    public static final String LEAP = "IH-LEAP";
    public static final String PUNY = "IH-PUNY";
    public static final String THROW = "IH-THROW";
    public static final String IMMUNE = "IH-IMMUNE";
    public static final String END = "IH-END";
    public static final String RULING_1 = "I-IH-1";
    public static final String RULING_2 = "I-IH-2";
    public static final String RULING_3 = "I-IH-3";
    public static final String RULING_4 = "I-IH-4";
    public static final String RULING_5 = "I-IH-5";

    private HulkRules() {}
}

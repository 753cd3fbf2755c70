package io.github.crisisrules.encounter.rulebook;

/** Ids of the rules of the Incredible Hulk; the catalogue has their texts. */
public final class HulkRules {
    /** Who makes up the Crisis Team. */
    public static final String SQUADS = "IH-SQUADS";
    /** Who runs Hulk. */
    public static final String COSMIC = "IH-COSMIC";
    /** Who has priority. */
    public static final String PRIORITY = "IH-PRIORITY";
    /** What the difficulty changes. */
    public static final String DIFFICULTY = "IH-DIFFICULTY";
    /** Where the sides deploy. */
    public static final String DEPLOY = "IH-DEPLOY";
    /** What replaces being Dazed for the Crisis Team. */
    public static final String SUBDUED = "IH-SUBDUED";
    /** What replaces being Dazed for Hulk. */
    public static final String RAGE = "IH-RAGE";
    /** Extra Power in the Power Phase. */
    public static final String POWER = "IH-POWER";
    /** Booster Serums. */
    public static final String SERUM = "IH-SERUM";
    /** Gamma Absorbers. */
    public static final String ABSORBER = "IH-ABSORBER";
    /** The Gamma Aura. */
    public static final String AURA = "IH-AURA";
    /** Who scores for what. */
    public static final String SCORE = "IH-SCORE";
    /** Thunder Clap. */
    public static final String CLAP = "IH-CLAP";
    /** Hulk Smash. */
    public static final String SMASH = "IH-SMASH";
    /** The push after his first attack. */
    public static final String STRIKE = "IH-STRIKE";
    /** The Strongest One There Is. */
    public static final String STRONGEST = "IH-STRONGEST";
    /** Super Gamma Leap. */
    public static final String LEAP = "IH-LEAP";
    /** Puny. */
    public static final String PUNY = "IH-PUNY";
    /** Gamma Throw. */
    public static final String THROW = "IH-THROW";
    /** His immunities. */
    public static final String IMMUNE = "IH-IMMUNE";
    /** How the encounter ends. */
    public static final String END = "IH-END";
    /** What the sources show only as pictures. */
    public static final String LOST_VALUES_ARE_CALLER_DATA = "I-IH-1";
    /** The order of events around Rage and KOs. */
    public static final String ENDS_AT_THE_FIRST_CONDITION = "I-IH-2";
    /** What being Subdued is and is not. */
    public static final String SUBDUED_IS_NOT_DAZED = "I-IH-3";
    /** When the aura pays and how long it lasts. */
    public static final String AURA_POWER_IS_PAID_ONCE = "I-IH-4";
    /** In which steps the effects of the round come; the smallest team. */
    public static final String STEPS_OF_SCORE_SERUM_AND_POWER = "I-IH-5";

    private HulkRules() {}
}

package io.github.crisisrules.encounter.rulebook;

/** The ids of the rules of the Incredible Hulk; their texts are in the rule catalogue. */
public final class HulkRuleId {
    /** The composition of the Crisis Team. */
    public static final String SQUADS = "IH-SQUADS";
    /** The player who runs Hulk, without Minions. */
    public static final String COSMIC = "IH-COSMIC";
    /** The priority of the Crisis Team. */
    public static final String PRIORITY = "IH-PRIORITY";
    /** The difficulties, with their Team Tactic cards and starting Rage. */
    public static final String DIFFICULTY = "IH-DIFFICULTY";
    /** The deployment of both sides. */
    public static final String DEPLOY = "IH-DEPLOY";
    /** The Subdued token that replaces being Dazed for the Crisis Team. */
    public static final String SUBDUED = "IH-SUBDUED";
    /** The Rage token that replaces being Dazed for Hulk. */
    public static final String RAGE = "IH-RAGE";
    /** The extra Power in the Power Phase. */
    public static final String POWER = "IH-POWER";
    /** Booster Serums. */
    public static final String SERUM = "IH-SERUM";
    /** Gamma Absorbers. */
    public static final String ABSORBER = "IH-ABSORBER";
    /** The Gamma Aura. */
    public static final String AURA = "IH-AURA";
    /** The victory points of both sides. */
    public static final String SCORE = "IH-SCORE";
    /** Thunder Clap. */
    public static final String CLAP = "IH-CLAP";
    /** Hulk Smash. */
    public static final String SMASH = "IH-SMASH";
    /** The push after Hulk's Strike. */
    public static final String STRIKE = "IH-STRIKE";
    /** The superpower "The Strongest One There Is". */
    public static final String STRONGEST = "IH-STRONGEST";
    /** Super Gamma Leap. */
    public static final String LEAP = "IH-LEAP";
    /** Puny. */
    public static final String PUNY = "IH-PUNY";
    /** Gamma Throw. */
    public static final String THROW = "IH-THROW";
    /** The immunities of Hulk. */
    public static final String IMMUNE = "IH-IMMUNE";
    /** The conditions under which the encounter ends. */
    public static final String END = "IH-END";
    /** Values that the sources show only as pictures. */
    public static final String LOST_VALUES_ARE_CALLER_DATA = "I-IH-1";
    /** The order of events around Rage tokens and KOs. */
    public static final String ENDS_AT_THE_FIRST_CONDITION = "I-IH-2";
    /** The difference between being Subdued and being Dazed. */
    public static final String SUBDUED_IS_NOT_DAZED = "I-IH-3";
    /** The time at which the aura pays Power, and the duration of its other effects. */
    public static final String AURA_POWER_IS_PAID_ONCE = "I-IH-4";
    /** The steps of the round in which scores, serums and extra Power come, and the smallest legal team. */
    public static final String STEPS_OF_SCORE_SERUM_AND_POWER = "I-IH-5";

    private HulkRuleId() {}
}

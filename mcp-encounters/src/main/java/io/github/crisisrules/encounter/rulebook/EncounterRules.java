package io.github.crisisrules.encounter.rulebook;

/** Ids of the rules of the frame that all Ultimate Encounters share; the catalogue has their texts. */
public final class EncounterRules {
    public static final String SIDES = "UE-SIDES";
    public static final String FIRST = "UE-FIRST";
    public static final String TURNS = "UE-TURNS";
    public static final String PARTIAL = "UE-PARTIAL";
    public static final String COSMIC_TURN = "UE-COSMIC-TURN";
    public static final String TOKEN = "UE-TOKEN";
    public static final String TRACKER = "UE-TRACKER";
    public static final String DURATION = "UE-DURATION";
    public static final String POWER = "UE-POWER";
    public static final String ACTIVATION = "UE-ACTIVATION";
    public static final String CLEANUP = "UE-CLEANUP";
    public static final String COLLECTION = "UE-COLLECTION";
    public static final String SQUADS = "UE-SQUADS";
    public static final String TACTICS = "UE-TACTICS";
    public static final String ALLIES = "UE-ALLIES";
    public static final String MINIONS = "UE-MINIONS";
    public static final String MINION_SUB = "UE-MINION-SUB";
    public static final String STATUS = "UE-STATUS";
    public static final String CHARACTER = "UE-CHARACTER";
    public static final String AFFIL = "UE-AFFIL";
    public static final String PRIORITY = "UE-PRIORITY";
    public static final String DIFFICULTY = "UE-DIFFICULTY";
    public static final String RULING_1 = "I-UE-1";
    public static final String RULING_2 = "I-UE-2";
    public static final String RULING_3 = "I-UE-3";
    public static final String RULING_4 = "I-UE-4";

    private EncounterRules() {}
}

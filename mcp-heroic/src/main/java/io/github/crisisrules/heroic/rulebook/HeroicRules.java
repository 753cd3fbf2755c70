package io.github.crisisrules.heroic.rulebook;

/** Ids of the rules of Marvel Heroic; the catalogue has their texts. */
public final class HeroicRules {
    public static final String DICE = "MH-DICE";
    public static final String POOL = "MH-POOL";
    public static final String SCENE_DISTINCTION = "MH-SCENE-DISTINCTION";
    public static final String SEQUENCE = "MH-SEQUENCE";
    public static final String ROLL = "MH-ROLL";
    public static final String OPPOSE = "MH-OPPOSE";
    public static final String WIN = "MH-WIN";
    public static final String EFFECT_UP = "MH-EFFECT-UP";
    public static final String EFFECT_BACK = "MH-EFFECT-BACK";
    public static final String USE = "MH-USE";
    public static final String PP_START = "MH-PP-START";
    public static final String PP_BEFORE = "MH-PP-BEFORE";
    public static final String PP_AFTER = "MH-PP-AFTER";
    public static final String PP_ANY = "MH-PP-ANY";
    public static final String PP_TRANSITION = "MH-PP-TRANSITION";
    public static final String PP_OPP = "MH-PP-OPP";
    public static final String PP_EARN = "MH-PP-EARN";
    public static final String DOOM_START = "MH-DOOM-START";
    public static final String DOOM_SPEND = "MH-DOOM-SPEND";
    public static final String DOOM_GROW = "MH-DOOM-GROW";
    public static final String VILLAIN_HELP = "MH-VILLAIN-HELP";
    public static final String ORDER = "MH-ORDER";
    public static final String INTERRUPT = "MH-INTERRUPT";
    public static final String REACTIONS = "MH-REACTIONS";
    public static final String SCENES = "MH-SCENES";
    public static final String STRESS = "MH-STRESS";
    public static final String COMPLICATION_OUT = "MH-COMPLICATION-OUT";
    public static final String TRAUMA = "MH-TRAUMA";
    public static final String RECOVER_TRANSITION = "MH-RECOVER-TRANSITION";
    public static final String RECOVER_ACTION = "MH-RECOVER-ACTION";
    public static final String RECOVER_TRAUMA = "MH-RECOVER-TRAUMA";
    public static final String XP_GAIN = "MH-XP-GAIN";
    public static final String XP_SPEND = "MH-XP-SPEND";
    public static final String MILESTONE = "MH-MILESTONE";
    public static final String DATAFILE = "MH-DATAFILE";
    public static final String RULING_1 = "I-MH-1";
    public static final String RULING_2 = "I-MH-2";
    public static final String RULING_3 = "I-MH-3";
    public static final String RULING_4 = "I-MH-4";
    public static final String RULING_5 = "I-MH-5";
    public static final String RULING_6 = "I-MH-6";
    public static final String RULING_8 = "I-MH-8";
    public static final String RULING_9 = "I-MH-9";
    public static final String RULING_10 = "I-MH-10";
    public static final String RULING_11 = "I-MH-11";
    public static final String RULING_12 = "I-MH-12";
    public static final String RULING_13 = "I-MH-13";
    public static final String RULING_14 = "I-MH-14";
    public static final String RULING_15 = "I-MH-15";
    public static final String RULING_16 = "I-MH-16";
    public static final String RULING_7 = "I-MH-7";

    private HeroicRules() {}
}

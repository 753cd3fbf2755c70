package io.github.crisisrules.encounter.rulebook;

import io.github.crisisrules.core.rulebook.Catalogue;

/** The ids of the rules that all Ultimate Encounters share; their texts are in the rule catalogue. */
public final class EncounterRuleId {
    /** The two sides. */
    public static final String SIDES = "UE-SIDES";
    /** The side that opens an Activation Phase. */
    public static final String FIRST = "UE-FIRST";
    /** The alternation of turns, and the three activations of a Crisis Team turn. */
    public static final String TURNS = "UE-TURNS";
    /** The limit of nine Crisis Team activations in a round, so that some characters may not act. */
    public static final String PARTIAL = "UE-PARTIAL";
    /** The activations of a Cosmic Threat turn. */
    public static final String COSMIC_TURN = "UE-COSMIC-TURN";
    /** The place of the Encounter Character's Activated token. */
    public static final String TOKEN = "UE-TOKEN";
    /** The end of the Activation Phase. */
    public static final String TRACKER = "UE-TRACKER";
    /** The duration of "this round" effects. */
    public static final String DURATION = "UE-DURATION";
    /** The Power Phase. */
    public static final String POWER = "UE-POWER";
    /** The Activation Phase. */
    public static final String ACTIVATION = "UE-ACTIVATION";
    /** The Cleanup Phase. */
    public static final String CLEANUP = "UE-CLEANUP";
    /** The source of the squads: the players' collections. */
    public static final String COLLECTION = "UE-COLLECTION";
    /** The squads of one team. */
    public static final String SQUADS = "UE-SQUADS";
    /** Team Tactic cards that name an affiliation. */
    public static final String TACTICS = "UE-TACTICS";
    /** Team Tactic cards and allies. */
    public static final String ALLIES = "UE-ALLIES";
    /** Minions. */
    public static final String MINIONS = "UE-MINIONS";
    /** Substitutes for Minions. */
    public static final String MINION_SUB = "UE-MINION-SUB";
    /** Status cards. */
    public static final String STATUS = "UE-STATUS";
    /** Encounter Characters. */
    public static final String CHARACTER = "UE-CHARACTER";
    /** Affiliations of Encounter Characters. */
    public static final String AFFIL = "UE-AFFIL";
    /** The side with priority. */
    public static final String PRIORITY = "UE-PRIORITY";
    /** The choice of a difficulty. */
    public static final String DIFFICULTY = "UE-DIFFICULTY";
    /** Movement tools and setup maps that the sources show only as pictures. */
    public static final String LOST_PICTURES_ARE_CALLER_DATA = "I-UE-1";
    /** Turns in which fewer than three characters can activate. */
    public static final String FEWER_THAN_THREE_CAN_ACTIVATE = "I-UE-2";
    /** The duration of a "this round" effect that begins in a Cosmic Threat turn. */
    public static final String THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN = "I-UE-3";
    /** The advance of characters flipped in the same Cleanup Phase, and the absence of a round limit. */
    public static final String FLIPPED_MAY_ADVANCE = "I-UE-4";

    /** The side that is asked for its effects, and the steps that the game takes without asking. */
    public static final String SIDES_PASS_BY_THEMSELVES = "I-UE-5";
    /** The destruction of thrown terrain. */
    public static final String THROWN_TERRAIN_IS_DESTROYED = "I-UE-6";

    /** The Power for damage suffered, which the documents do not mention. */
    public static final String POWER_FROM_DAMAGE = "I-UE-7";
    /** The comparison of alter egos, and squads without characters. */
    public static final String ONE_ALTER_EGO_HOWEVER_TYPED = "I-UE-8";
    /** The sizes that are treated as typing errors. */
    public static final String ABSURD_SIZES_ARE_REFUSED = "I-UE-9";

    private EncounterRuleId() {}

    /** Returns the catalogue of all rules of this module with their texts, in the order of the printed documents. */
    public static Catalogue catalogue() {
        return Catalogue.beside(EncounterRuleId.class);
    }
}

package io.github.crisisrules.encounter.rulebook;

import io.github.crisisrules.core.rulebook.Catalogue;

/** Ids of the rules of the frame that all Ultimate Encounters share; the catalogue has their texts. */
public final class EncounterRules {
    /** The two sides. */
    public static final String SIDES = "UE-SIDES";
    /** Who opens an Activation Phase. */
    public static final String FIRST = "UE-FIRST";
    /** How turns and activations go. */
    public static final String TURNS = "UE-TURNS";
    /** Not everybody acts in a round. */
    public static final String PARTIAL = "UE-PARTIAL";
    /** What a Cosmic Threat turn has. */
    public static final String COSMIC_TURN = "UE-COSMIC-TURN";
    /** Where the Encounter Character's Activated token goes. */
    public static final String TOKEN = "UE-TOKEN";
    /** When the Activation Phase ends. */
    public static final String TRACKER = "UE-TRACKER";
    /** How long "this round" lasts. */
    public static final String DURATION = "UE-DURATION";
    /** The Power Phase. */
    public static final String POWER = "UE-POWER";
    /** The Activation Phase. */
    public static final String ACTIVATION = "UE-ACTIVATION";
    /** The Cleanup Phase. */
    public static final String CLEANUP = "UE-CLEANUP";
    /** Where squads come from. */
    public static final String COLLECTION = "UE-COLLECTION";
    /** Squads of one team. */
    public static final String SQUADS = "UE-SQUADS";
    /** Team Tactic cards that name an affiliation. */
    public static final String TACTICS = "UE-TACTICS";
    /** Team Tactic cards and allies. */
    public static final String ALLIES = "UE-ALLIES";
    /** Minions. */
    public static final String MINIONS = "UE-MINIONS";
    /** Stand-ins for Minions. */
    public static final String MINION_SUB = "UE-MINION-SUB";
    /** Status cards. */
    public static final String STATUS = "UE-STATUS";
    /** Encounter Characters. */
    public static final String CHARACTER = "UE-CHARACTER";
    /** Affiliations of Encounter Characters. */
    public static final String AFFIL = "UE-AFFIL";
    /** Who has priority. */
    public static final String PRIORITY = "UE-PRIORITY";
    /** Choosing a difficulty. */
    public static final String DIFFICULTY = "UE-DIFFICULTY";
    /** Pictures that are lost. */
    public static final String LOST_PICTURES_ARE_CALLER_DATA = "I-UE-1";
    /** Fewer than three who can act. */
    public static final String FEWER_THAN_THREE_ACTIVATE_AS_ARE = "I-UE-2";
    /** "This round" begun in a Cosmic Threat turn. */
    public static final String THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN = "I-UE-3";
    /** Advancing after the flip; no round limit. */
    public static final String FLIPPED_MAY_ADVANCE = "I-UE-4";

    /** Who is asked for effects of its own, and what the game does without asking. */
    public static final String SIDES_PASS_BY_THEMSELVES = "I-UE-5";
    /** What becomes of terrain that is thrown. */
    public static final String THROWN_TERRAIN_IS_DESTROYED = "I-UE-6";

    private EncounterRules() {}

    /** Every rule of this module with its text, in the order of the printed documents. */
    public static Catalogue catalogue() {
        return Catalogue.beside(EncounterRules.class);
    }
}

package io.github.crisisrules.encounter.rulebook;

/** Ids of the rules of the Unstoppable Colossus; the catalogue has their texts. */
public final class ColossusRules {
    /** The squads, and who runs him. */
    public static final String SQUADS = "UC-SQUADS";
    /** Who has priority. */
    public static final String PRIORITY = "UC-PRIORITY";
    /** No victory points. */
    public static final String VP = "UC-VP";
    /** The table of difficulties. */
    public static final String DIFFICULTY = "UC-DIFFICULTY";
    /** Setting up. */
    public static final String SETUP = "UC-SETUP";
    /** What Momentum gains and loses. */
    public static final String MOMENTUM = "UC-MOMENTUM";
    /** What the tiers set. */
    public static final String TIERS = "UC-TIERS";
    /** Placing Disruption Beams. */
    public static final String BEAM = "UC-BEAM";
    /** Crossing a link. */
    public static final String CROSS = "UC-CROSS";
    /** Touching a tower. */
    public static final String TOWER = "UC-TOWER";
    /** The Rampage. */
    public static final String RAMPAGE = "UC-RAMPAGE";
    /** The Rampage chart. */
    public static final String CHART = "UC-CHART";
    /** Being Subdued. */
    public static final String SUBDUE = "UC-SUBDUE";
    /** His stat card. */
    public static final String STATS = "UC-STATS";
    /** Organic Steel. */
    public static final String STEEL = "UC-STEEL";
    /** The Helmet of Cyttorak. */
    public static final String HELMET = "UC-HELMET";
    /** Bare Metal Hands. */
    public static final String HANDS = "UC-HANDS";
    /** Hurl Debris. */
    public static final String DEBRIS = "UC-DEBRIS";
    /** Who decides for him, and how. */
    public static final String WORST = "UC-WORST";
    /** How the Crisis Team loses. */
    public static final String LOSE = "UC-LOSE";
    /** How the Crisis Team wins. */
    public static final String WIN = "UC-WIN";
    /** The Momentum track is caller data. */
    public static final String TRACK_IS_CALLER_DATA = "I-UC-1";
    /** Momentum 0, and the Subdued Rampage. */
    public static final String MOMENTUM_STAYS_0_WHILE_SUBDUED = "I-UC-2";
    /** When the game ends. */
    public static final String ENDS_AFTER_ANY_SINGLE_EVENT = "I-UC-3";
    /** Chains of Rampages. */
    public static final String RAMPAGE_AGAIN_IS_BOUNDED = "I-UC-4";
    /** When the chart's fallbacks apply. */
    public static final String FALLBACK_NEEDS_RANGE_AND_SIGHT = "I-UC-5";
    /** One defence bonus; never Dazed; what his turn is. */
    public static final String HIS_TURN_IS_THE_RAMPAGE = "I-UC-6";
    /** What a push reports. */
    public static final String CONTACTS_COME_IN_ORDER = "I-UC-7";
    /** Order at a tower. */
    public static final String ORDER_AT_A_TOWER = "I-UC-8";
    /** Order at the end of a Rampage. */
    public static final String ORDER_AT_THE_END_OF_A_RAMPAGE = "I-UC-9";
    /** Subdued in a Crisis Team turn. */
    public static final String SUBDUED_IN_A_CRISIS_TURN = "I-UC-10";
    /** Order of damage, and some details. */
    public static final String ORDER_OF_DAMAGE = "I-UC-11";

    private ColossusRules() {}
}

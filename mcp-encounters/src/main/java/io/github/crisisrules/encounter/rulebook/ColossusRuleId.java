package io.github.crisisrules.encounter.rulebook;

/** The ids of the rules of the Unstoppable Colossus; their texts are in the rule catalogue. */
public final class ColossusRuleId {
    /** The composition of the squads, and the Colossus as the Cosmic Threat run by the rules. */
    public static final String SQUADS = "UC-SQUADS";
    /** The priority of the Crisis Team. */
    public static final String PRIORITY = "UC-PRIORITY";
    /** The absence of victory points. */
    public static final String VP = "UC-VP";
    /** The difficulties, with their Team Tactic cards and Subdue tokens. */
    public static final String DIFFICULTY = "UC-DIFFICULTY";
    /** The setup. */
    public static final String SETUP = "UC-SETUP";
    /** The gains and losses of Momentum. */
    public static final String MOMENTUM = "UC-MOMENTUM";
    /** The tiers of the Momentum track, with movement tool, contact damage and defence bonus. */
    public static final String TIERS = "UC-TIERS";
    /** The placement of Disruption Beams. */
    public static final String BEAM = "UC-BEAM";
    /** The crossing of a link. */
    public static final String CROSS = "UC-CROSS";
    /** The destruction of a tower by touching it. */
    public static final String TOWER = "UC-TOWER";
    /** The Rampage. */
    public static final String RAMPAGE = "UC-RAMPAGE";
    /** The Rampage chart. */
    public static final String CHART = "UC-CHART";
    /** The Subdued state. */
    public static final String SUBDUE = "UC-SUBDUE";
    /** The stat card of the Colossus. */
    public static final String STATS = "UC-STATS";
    /** Organic Steel. */
    public static final String STEEL = "UC-STEEL";
    /** The Helmet of Cyttorak. */
    public static final String HELMET = "UC-HELMET";
    /** Bare Metal Hands. */
    public static final String HANDS = "UC-HANDS";
    /** Hurl Debris. */
    public static final String DEBRIS = "UC-DEBRIS";
    /** The choices made for the Colossus: as badly as possible for the players. */
    public static final String WORST = "UC-WORST";
    /** The condition under which the Crisis Team loses. */
    public static final String LOSE = "UC-LOSE";
    /** The condition under which the Crisis Team wins. */
    public static final String WIN = "UC-WIN";
    /** The Momentum track as data that the caller supplies. */
    public static final String TRACK_IS_CALLER_DATA = "I-UC-1";
    /** Momentum at 0 and during the Subdued Rampage. */
    public static final String MOMENTUM_STAYS_0_WHILE_SUBDUED = "I-UC-2";
    /** The moment at which the game ends. */
    public static final String ENDS_AFTER_ANY_SINGLE_EVENT = "I-UC-3";
    /** The bound on chains of Rampages. */
    public static final String RAMPAGE_AGAIN_IS_BOUNDED = "I-UC-4";
    /** The conditions for the fallbacks of the chart. */
    public static final String FALLBACK_NEEDS_RANGE_AND_SIGHT = "I-UC-5";
    /** The single defence bonus, the immunity to being Dazed, and the content of the Colossus's turn. */
    public static final String HIS_TURN_IS_THE_RAMPAGE = "I-UC-6";
    /** The order of the contacts that a push reports. */
    public static final String CONTACTS_COME_IN_ORDER = "I-UC-7";
    /** The order of events at a tower. */
    public static final String ORDER_AT_A_TOWER = "I-UC-8";
    /** The order of events at the end of a Rampage. */
    public static final String ORDER_AT_THE_END_OF_A_RAMPAGE = "I-UC-9";
    /** The effects of being Subdued in a Crisis Team turn. */
    public static final String SUBDUED_IN_A_CRISIS_TURN = "I-UC-10";
    /** The order of events when the Colossus suffers damage, and related details. */
    public static final String ORDER_OF_DAMAGE = "I-UC-11";

    private ColossusRuleId() {}
}

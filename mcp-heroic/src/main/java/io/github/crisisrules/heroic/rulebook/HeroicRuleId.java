package io.github.crisisrules.heroic.rulebook;

import io.github.crisisrules.core.rulebook.Catalogue;

/** The ids of the rules of Marvel Heroic. Their texts are in the catalogue. */
public final class HeroicRuleId {
    /** The five sizes of dice and the steps between them. */
    public static final String DICE = "MH-DICE";
    /** The traits that may join a pool. */
    public static final String POOL = "MH-POOL";
    /** Scene distinctions, which every character may use. */
    public static final String SCENE_DISTINCTION = "MH-SCENE-DISTINCTION";
    /** The thirteen steps of an action. */
    public static final String SEQUENCE = "MH-SEQUENCE";
    /** Opportunities, total and effect die. */
    public static final String ROLL = "MH-ROLL";
    /** The opposition to an action. */
    public static final String OPPOSE = "MH-OPPOSE";
    /** The higher total wins; the actor wins ties. */
    public static final String WIN = "MH-WIN";
    /** Steps up, one for each full margin of five. */
    public static final String EFFECT_UP = "MH-EFFECT-UP";
    /** A step back of an attack's effect, caused by a larger opposing effect die. */
    public static final String EFFECT_BACK = "MH-EFFECT-BACK";
    /** The uses of an effect die. */
    public static final String USE = "MH-USE";
    /** Plot points at the start of an Act. */
    public static final String PP_START = "MH-PP-START";
    /** Uses of plot points before a roll. */
    public static final String PP_BEFORE = "MH-PP-BEFORE";
    /** Uses of plot points after a roll. */
    public static final String PP_AFTER = "MH-PP-AFTER";
    /** Uses of plot points at any time. */
    public static final String PP_ANY = "MH-PP-ANY";
    /** Uses of plot points in transition scenes. */
    public static final String PP_TRANSITION = "MH-PP-TRANSITION";
    /** Uses of plot points on the Watcher's opportunities. */
    public static final String PP_OPP = "MH-PP-OPP";
    /** The ways to earn plot points. */
    public static final String PP_EARN = "MH-PP-EARN";
    /** The first doom dice. */
    public static final String DOOM_START = "MH-DOOM-START";
    /** The uses of doom dice. */
    public static final String DOOM_SPEND = "MH-DOOM-SPEND";
    /** The growth of the doom pool. */
    public static final String DOOM_GROW = "MH-DOOM-GROW";
    /** Help by villains, which needs no roll. */
    public static final String VILLAIN_HELP = "MH-VILLAIN-HELP";
    /** The order in which characters act. */
    public static final String ORDER = "MH-ORDER";
    /** Interrupts of the order by a villain. */
    public static final String INTERRUPT = "MH-INTERRUPT";
    /** Reactions, which cost no action. */
    public static final String REACTIONS = "MH-REACTIONS";
    /** Events, Acts and scenes. */
    public static final String SCENES = "MH-SCENES";
    /** Taking stress. */
    public static final String STRESS = "MH-STRESS";
    /** Complications past D12. */
    public static final String COMPLICATION_OUT = "MH-COMPLICATION-OUT";
    /** Trauma and death. */
    public static final String TRAUMA = "MH-TRAUMA";
    /** Recovery in transition scenes. */
    public static final String RECOVER_TRANSITION = "MH-RECOVER-TRANSITION";
    /** Recovery in action scenes. */
    public static final String RECOVER_ACTION = "MH-RECOVER-ACTION";
    /** Recovery from trauma. */
    public static final String RECOVER_TRAUMA = "MH-RECOVER-TRAUMA";
    /** Gaining XP. */
    public static final String XP_GAIN = "MH-XP-GAIN";
    /** Spending XP. */
    public static final String XP_SPEND = "MH-XP-SPEND";
    /** Milestones of the event. */
    public static final String MILESTONE = "MH-MILESTONE";
    /** The contents of a datafile. */
    public static final String DATAFILE = "MH-DATAFILE";
    /** Totals of fewer than two dice. */
    public static final String TOTAL_OF_FEWER_THAN_TWO_DICE = "I-MH-1";
    /** Steps up come before the step back. */
    public static final String STEPS_UP_BEFORE_THE_STEP_BACK = "I-MH-2";
    /** Past D12 the target cannot act. */
    public static final String PAST_D12_CANNOT_ACT = "I-MH-3";
    /** The growth of a doom pool whose lowest die is a D12. */
    public static final String FULL_DOOM_POOL_GAINS_A_D6 = "I-MH-4";
    /** Counter-attacks require a won reaction. */
    public static final String COUNTER_ATTACK_NEEDS_A_WON_REACTION = "I-MH-5";
    /** Trauma and a large enough effect die in a transition scene. */
    public static final String TRAUMA_MET_IN_TRANSITION_IS_GONE = "I-MH-6";
    /** The free choice of total and effect. */
    public static final String PLAYERS_CHOOSE_TOTAL_AND_EFFECT = "I-MH-7";
    /** The winner's effect steps, and the loss of remaining steps. */
    public static final String EFFECT_STEPS_GO_TO_THE_WINNER = "I-MH-8";
    /** Ailments, which only recovery removes. */
    public static final String RECOVERY_ALONE_REMOVES_STRESS = "I-MH-9";
    /** The price of an interrupt. */
    public static final String INTERRUPT_PRICE_IS_THE_BEST_SENSES = "I-MH-10";
    /** The meaning of stressed out. */
    public static final String STRESSED_OUT_UNTIL_RECOVERED = "I-MH-11";
    /** Failed and repeated recoveries. */
    public static final String ONE_RECOVERY_TRY_A_SCENE = "I-MH-12";
    /** XP for each D12 doom die spent, and limits for each milestone. */
    public static final String EVERY_D12_DOOM_SPENT_GIVES_XP = "I-MH-13";
    /** Several opportunities combined in one die. */
    public static final String OPPORTUNITIES_PAST_D12_ADD_A_D4 = "I-MH-14";
    /** The owner of a complication in a pool, and the size of a resource from an opportunity. */
    public static final String COMPLICATION_IS_ON_THE_OPPOSITION = "I-MH-15";
    /** The first to act when the last character declines to name one. */
    public static final String WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE = "I-MH-16";
    /** Several effect dice. */
    public static final String STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE = "I-MH-17";
    /** Actions without a reaction. */
    public static final String ACTION_WITHOUT_REACTION_SUCCEEDS = "I-MH-18";
    /** The dice of specialties. */
    public static final String SPECIALTIES_ARE_D8_AND_D10 = "I-MH-19";
    /** Traits changed by effect dice. */
    public static final String CHANGED_TRAITS_RETURN_NEXT_SCENE = "I-MH-20";

    /** An extra die in the total may leave a D4 as the effect. */
    public static final String EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4 = "I-MH-21";
    /** The affiliation follows from the allies in the character's group. */
    public static final String AFFILIATION_FOLLOWS_FROM_ALLIES = "I-MH-22";
    /** Complications past D12 end when a transition scene begins. */
    public static final String COMPLICATION_PAST_D12_GOES_IN_TRANSITION = "I-MH-23";
    /** The consequences of special effects and limits. */
    public static final String WATCHER_RULES_ON_SPECIAL_EFFECTS = "I-MH-24";
    /** The easy removal of a trait, which is an action. */
    public static final String REMOVING_WITH_EASE_IS_AN_ACTION = "I-MH-25";
    /** Recovery by villains, who roll for themselves. */
    public static final String VILLAINS_RECOVER_BY_THEMSELVES = "I-MH-26";
    /** The time for buying opportunities. */
    public static final String OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP = "I-MH-27";
    /** The ownership of scene distinctions. */
    public static final String SCENE_DISTINCTION_HAS_NO_OWNER = "I-MH-28";
    /** Failed treatment of a character who is stressed out. */
    public static final String STEP_PAST_STRESSED_OUT_IS_TRAUMA = "I-MH-29";
    /** The time at which an asset is made to last for the scene. */
    public static final String ASSET_IS_KEPT_AFTER_A_ROLL = "I-MH-30";
    /** The limit of a hero who takes the plot point that the Watcher offers. */
    public static final String ACCEPTED_LIMIT_NEEDS_NO_DOOM_DIE = "I-MH-31";
    /** Affiliations and the help of villains. */
    public static final String AFFILIATIONS_ARE_NOT_GIVEN = "I-MH-32";
    /** The smallest die of an asset that a ruling gives. */
    public static final String RULED_ASSETS_START_AT_D6 = "I-MH-33";
    /** The time at which the type of stress is changed. */
    public static final String STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN = "I-MH-34";
    /** Names that differ only in how they are written. */
    public static final String NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT = "I-MH-35";

    private HeroicRuleId() {}

    /** Returns every rule of this module with its text, in the order of the printed documents. */
    public static Catalogue catalogue() {
        return Catalogue.beside(HeroicRuleId.class);
    }
}

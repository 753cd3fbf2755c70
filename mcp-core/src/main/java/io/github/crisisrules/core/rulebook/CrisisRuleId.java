package io.github.crisisrules.core.rulebook;

/** The ids of the rules that this module implements: the Crisis die, rosters and squads. */
public final class CrisisRuleId {
    /** The faces of the Crisis die. */
    public static final String DIE = "CR-DIE";
    /** The faces that succeed in an attack. */
    public static final String ATTACK = "CR-ATTACK";
    /** The faces that succeed in a defence or dodge. */
    public static final String DEFENCE = "CR-DEFENCE";
    /** The dice that criticals of the original roll add. */
    public static final String CRIT = "CR-CRIT";
    /** The ban on rerolling or changing failures. */
    public static final String FAIL = "CR-FAIL";
    /** The smallest pool. */
    public static final String POOL = "CR-POOL";
    /** The damage from successes. */
    public static final String DAMAGE = "CR-DAMAGE";
    /** The contents of a roster. */
    public static final String ROSTER = "CR-ROSTER";
    /** The contents of a squad. */
    public static final String SQUAD = "CR-SQUAD";

    private CrisisRuleId() {}

    /** Returns the rules with their texts, in printed order. */
    public static Catalogue catalogue() {
        return Catalogue.beside(CrisisRuleId.class);
    }
}

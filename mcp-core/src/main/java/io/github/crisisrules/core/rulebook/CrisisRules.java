package io.github.crisisrules.core.rulebook;

/** Ids of the rules this module implements: the Crisis die, rosters and squads. */
public final class CrisisRules {
    /** The faces of the Crisis die. */
    public static final String DIE = "CR-DIE";
    /** Which faces succeed in an attack. */
    public static final String ATTACK = "CR-ATTACK";
    /** Which faces succeed in a defence or dodge. */
    public static final String DEFENCE = "CR-DEFENCE";
    /** Criticals of the original roll add dice. */
    public static final String CRIT = "CR-CRIT";
    /** Failures stay as they are. */
    public static final String FAIL = "CR-FAIL";
    /** The smallest pool. */
    public static final String POOL = "CR-POOL";
    /** Damage from successes. */
    public static final String DAMAGE = "CR-DAMAGE";
    /** What a roster holds. */
    public static final String ROSTER = "CR-ROSTER";
    /** What a squad holds. */
    public static final String SQUAD = "CR-SQUAD";

    private CrisisRules() {}

    /** The rules with their texts, in the order in which they are printed. */
    public static Catalogue catalogue() {
        return Catalogue.beside(CrisisRules.class);
    }
}

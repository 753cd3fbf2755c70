package io.github.crisisrules.encounter.simulation;

/**
 * A stand-in for the table in simulations of the Incredible Hulk: instead of measuring, what is seen at each moment is
 * drawn, each with these chances in percent. Not measured in real games.
 *
 * @param near a Crisis Team character is within range of Hulk, or in reach of his attack
 * @param absorber a push can end in a Gamma Absorber
 * @param secured a Gamma Absorber is secured in Cleanup
 * @param serum a character is within range 1 of a Booster Serum in Cleanup
 * @param thrown thrown terrain hits Hulk
 * @param actions attacks in an activation: two, as in the core game
 */
public record HulkTableOdds(int near, int absorber, int secured, int serum, int thrown, int actions) {
    /** Percentages are from 0 to 100, and an activation has an action. */
    public HulkTableOdds {
        for (int percent : new int[] {near, absorber, secured, serum, thrown}) {
            if (percent < 0 || percent > 100) {
                throw new IllegalArgumentException(percent + " percent");
            }
        }
        if (actions < 1) {
            throw new IllegalArgumentException(actions + " actions in an activation");
        }
    }

    /** Plausible chances, invented for demonstrations. */
    public static HulkTableOdds standIn() {
        return new HulkTableOdds(50, 35, 30, 25, 50, 2);
    }
}

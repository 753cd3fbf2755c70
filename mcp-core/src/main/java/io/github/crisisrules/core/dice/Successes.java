package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.HIT;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.ATTACK;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.DEFENCE;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/** The faces that count as successes in a roll. Criticals and wilds always do. */
public record Successes(TreeSet<CrisisFace> faces) {
    private static final Successes ATTACKING = new Successes(TreeSet.of(CRITICAL, WILD, HIT));
    private static final Successes DEFENDING = new Successes(TreeSet.of(CRITICAL, WILD, BLOCK));

    /**
     * Validates the faces.
     *
     * @throws IllegalArgumentException if {@code faces} does not contain criticals and wilds
     */
    public Successes {
        if (!faces.contains(CRITICAL) || !faces.contains(WILD)) {
            throw new IllegalArgumentException(
                    "Criticals and wilds always succeed. Add them to the successes " + faces.mkString(", ") + ".");
        }
    }

    /** Returns the successes of an attack: critical, wild, hit. */
    @Rule(ATTACK)
    public static Successes attack() {
        return ATTACKING;
    }

    /** Returns the successes of a defence and dodge: critical, wild, block. */
    @Rule(DEFENCE)
    public static Successes defence() {
        return DEFENDING;
    }

    /** Returns a copy with further faces that an effect counts as successes. */
    public Successes also(CrisisFace... more) {
        return new Successes(faces.addAll(Vector.of(more)));
    }

    /** Returns the number of successes among the given dice. */
    int count(Vector<CrisisFace> dice) {
        int count = 0;
        for (CrisisFace face : dice) {
            count += include(face) ? 1 : 0;
        }
        return count;
    }

    /** Returns whether the face is a success. */
    public boolean include(CrisisFace face) {
        return faces.contains(face);
    }
}

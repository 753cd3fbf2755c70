package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.dice.CrisisFace.BLOCK;
import static io.github.crisisrules.core.dice.CrisisFace.CRITICAL;
import static io.github.crisisrules.core.dice.CrisisFace.HIT;
import static io.github.crisisrules.core.dice.CrisisFace.WILD;
import static io.github.crisisrules.core.rulebook.CrisisRules.ATTACK;
import static io.github.crisisrules.core.rulebook.CrisisRules.DEFENCE;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/** Which faces count as successes in a roll: criticals and wilds always do. */
public record Successes(TreeSet<CrisisFace> faces) {
    private static final Successes ATTACKING = new Successes(TreeSet.of(CRITICAL, WILD, HIT));
    private static final Successes DEFENDING = new Successes(TreeSet.of(CRITICAL, WILD, BLOCK));

    /**
     * Criticals and wilds are among them.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Successes {
        if (!faces.contains(CRITICAL) || !faces.contains(WILD)) {
            throw new IllegalArgumentException(
                    "criticals and wilds always succeed, but the successes are " + faces.mkString(", "));
        }
    }

    /** In an attack: critical, wild, hit. */
    @Rule(ATTACK)
    public static Successes attack() {
        return ATTACKING;
    }

    /** In defence and dodge: critical, wild, block. */
    @Rule(DEFENCE)
    public static Successes defence() {
        return DEFENDING;
    }

    /** With further faces that an effect counts as successes. */
    public Successes also(CrisisFace... more) {
        return new Successes(faces.addAll(Vector.of(more)));
    }

    /** How many of these dice are successes. */
    int count(Vector<CrisisFace> dice) {
        int count = 0;
        for (CrisisFace face : dice) {
            count += include(face) ? 1 : 0;
        }
        return count;
    }

    /** Whether the face is a success. */
    public boolean include(CrisisFace face) {
        return faces.contains(face);
    }
}

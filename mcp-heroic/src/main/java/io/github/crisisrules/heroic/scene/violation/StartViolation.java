package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;

/** A fault of a {@link SceneStart}. Datafiles have faults of their own. */
public sealed interface StartViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A character has no name. */
    record MissingName(int index) implements StartViolation {}

    /** Two characters have the same name or names that look alike. */
    record DuplicateName(String name) implements StartViolation {}

    /** The cast has no hero, but a hero acts first. */
    @Rule(ORDER)
    record NoHero() implements StartViolation {}

    /** A member of a group is not in the cast. */
    record UnknownName(String name) implements StartViolation {}

    /** A character is in two groups. */
    @Rule(POOL)
    record InTwoGroups(String name) implements StartViolation {}

    /** A group has members of both sides. */
    @Rule(POOL)
    record GroupOfBothSides(Vector<String> names) implements StartViolation {}

    /** A character has the same trait twice. */
    record DuplicateTrait(String character, Trait trait) implements StartViolation {}
}

package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;

/** A reason why a die cannot join a pool. */
@Rule(POOL)
public sealed interface PoolViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The pool already has a die in this place. */
    record SlotTaken(Trait trait, Trait takenBy) implements PoolViolation {
        boolean canBeExtra() {
            TraitKind kind = trait.kind();
            return kind != TraitKind.AFFILIATION && kind != TraitKind.PUSH && kind != TraitKind.STUNT;
        }
    }

    /** The pool may use either stress or trauma of the opposition, not both. */
    @Rule(TRAUMA)
    record StressAndTrauma(Trait trait, Trait takenBy) implements PoolViolation {}

    /** Another affiliation applies, because the character has more or fewer allies present. */
    record OtherAffiliation(Trait trait, AffiliationKind current) implements PoolViolation {}

    /** No character involved has this trait, or the trait is shut down. */
    record TraitNotAvailable(Trait trait) implements PoolViolation {}

    /** The pool already has the die of this trait. */
    record TraitUsedTwice(Trait trait) implements PoolViolation {}

    /** Only a distinction may count as a D4. */
    record NotUsableAsD4(Trait trait) implements PoolViolation {}

    /** A ruling can add a die only for an ability, not for a trait created in play or for an ailment. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record NotAddedByRuling(Trait trait) implements PoolViolation {}

    /** A die of this kind has to be bought, or comes from the doom pool. */
    record TraitNotFree(Trait trait) implements PoolViolation {}
}

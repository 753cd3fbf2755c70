package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;

/**
 * The stress taken last and the character's harm before it. Its type can be changed until the character's harm
 * changes again, the next character is named, another action is declared, or the scene ends.
 */
@Rule({PP_AFTER, STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN})
public record RecentStress(CastId character, Ailments before, Ailment stress, DieSize effect) {
    /** Returns the harm of the character if the stress is taken as the given type instead. */
    public Ailments as(StressType type) {
        return before.take(type, effect);
    }
}

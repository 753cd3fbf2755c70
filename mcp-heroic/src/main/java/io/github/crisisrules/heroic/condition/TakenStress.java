package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;

/**
 * The stress taken last and the character's harm before it. Its type can be changed until the character's harm
 * changes again, another action is declared, or the scene ends.
 */
@Rule(PP_AFTER)
public record TakenStress(CastId who, Ailments before, Ailment stress, DieSize effect) {}

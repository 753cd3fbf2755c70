package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;

/** Stress taken last, and the harm before it: its type can be changed until something else happens to that character. */
@Rule(PP_AFTER)
public record TakenStress(CastId who, Ailments before, Ailment stress, DieSize effect) {}

/**
 * Actions and reactions: building pools, comparing totals, adjusting effect dice. Start with
 * {@link io.github.crisisrules.heroic.action.EffectDice}; {@code heroic.scene} plays them out.
 */
@NullMarked
package io.github.crisisrules.heroic.action;

import org.jspecify.annotations.NullMarked;

/**
 * The current stress and trauma of a character, and the traits created in play with their lifetimes. Start with
 * {@link io.github.crisisrules.heroic.condition.Ailments}.
 */
@NullMarked
package io.github.crisisrules.heroic.condition;

import org.jspecify.annotations.NullMarked;

/** Stress, trauma and the traits that come and go. Start with {@link io.github.crisisrules.heroic.condition.Harm}. */
@NullMarked
package io.github.crisisrules.heroic.condition;

import org.jspecify.annotations.NullMarked;

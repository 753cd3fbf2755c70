/** Stress and trauma as they are now, and traits that come and go. Start with {@link io.github.crisisrules.heroic.condition.Ailments}. */
@NullMarked
package io.github.crisisrules.heroic.condition;

import org.jspecify.annotations.NullMarked;

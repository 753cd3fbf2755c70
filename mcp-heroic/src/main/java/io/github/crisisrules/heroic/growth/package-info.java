/**
 * XP: milestones, prices, and the changes to a datafile that XP buy. Start with
 * {@link io.github.crisisrules.heroic.growth.Growth}.
 */
@NullMarked
package io.github.crisisrules.heroic.growth;

import org.jspecify.annotations.NullMarked;

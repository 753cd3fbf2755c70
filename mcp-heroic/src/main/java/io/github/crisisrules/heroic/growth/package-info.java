/** XP: milestones, prices, and changes to a datafile. Start with {@link io.github.crisisrules.heroic.growth.Growth}. */
@NullMarked
package io.github.crisisrules.heroic.growth;

import org.jspecify.annotations.NullMarked;

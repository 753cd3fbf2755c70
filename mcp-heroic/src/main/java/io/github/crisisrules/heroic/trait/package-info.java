/** What dice come from, as it is called at the table. Start with {@link io.github.crisisrules.heroic.trait.Trait}. */
@NullMarked
package io.github.crisisrules.heroic.trait;

import org.jspecify.annotations.NullMarked;

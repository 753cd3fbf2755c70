/**
 * The ids of the rules of the Marvel Heroic sheet, as constants for citing. Their texts are in the module's
 * catalogue beside this package. Start with {@link io.github.crisisrules.heroic.rulebook.HeroicRuleId}.
 */
@NullMarked
package io.github.crisisrules.heroic.rulebook;

import org.jspecify.annotations.NullMarked;

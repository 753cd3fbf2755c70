/** Ids of the rules of the Marvel Heroic sheet, as constants for citing; the module's catalogue beside this package has their texts. */
@NullMarked
package io.github.crisisrules.heroic.rulebook;

import org.jspecify.annotations.NullMarked;

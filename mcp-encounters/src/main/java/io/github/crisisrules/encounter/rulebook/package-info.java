/** Ids of the encounter rules, as constants for citing; the module's catalogue beside this package has their texts. */
@NullMarked
package io.github.crisisrules.encounter.rulebook;

import org.jspecify.annotations.NullMarked;

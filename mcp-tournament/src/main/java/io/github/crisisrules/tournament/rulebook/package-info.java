/** Ids of the rules of the two event documents, as constants for citing; the module's catalogue beside this package has their texts. */
@NullMarked
package io.github.crisisrules.tournament.rulebook;

import org.jspecify.annotations.NullMarked;

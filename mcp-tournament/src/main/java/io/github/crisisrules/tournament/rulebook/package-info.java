/**
 * Ids of the rules in the two event documents, as constants to cite. The catalogue beside this package has their
 * texts; {@link io.github.crisisrules.tournament.rulebook.EventRuleId} reads it.
 */
@NullMarked
package io.github.crisisrules.tournament.rulebook;

import org.jspecify.annotations.NullMarked;

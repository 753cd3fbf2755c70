/**
 * Questions about an event as it stands: records, explanations, the race for the cut, inspections. Start with
 * {@link io.github.crisisrules.tournament.game.query.Explanation}.
 */
@NullMarked
package io.github.crisisrules.tournament.game.query;

import org.jspecify.annotations.NullMarked;

/**
 * The sources of the dice in a pool, from affiliations and powers to stress and doom dice. Start with
 * {@link io.github.crisisrules.heroic.trait.Trait}.
 */
@NullMarked
package io.github.crisisrules.heroic.trait;

import org.jspecify.annotations.NullMarked;

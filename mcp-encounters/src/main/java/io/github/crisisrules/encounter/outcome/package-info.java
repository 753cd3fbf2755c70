/**
 * The end of an encounter, the same type for both encounters:
 * {@link io.github.crisisrules.encounter.outcome.Ending}.
 */
@NullMarked
package io.github.crisisrules.encounter.outcome;

import org.jspecify.annotations.NullMarked;

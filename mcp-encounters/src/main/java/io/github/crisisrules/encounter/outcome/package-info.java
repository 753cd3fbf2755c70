/** How encounters end. Start with {@link io.github.crisisrules.encounter.outcome.Ending}. */
@NullMarked
package io.github.crisisrules.encounter.outcome;

import org.jspecify.annotations.NullMarked;

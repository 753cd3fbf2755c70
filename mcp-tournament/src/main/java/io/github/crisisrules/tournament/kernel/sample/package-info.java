/**
 * Samplers for the choice of one score group: the pairs whose higher player is in it, each possible choice equally
 * likely. Start with {@link io.github.crisisrules.tournament.kernel.sample.GroupSampler}.
 */
@NullMarked
package io.github.crisisrules.tournament.kernel.sample;

import org.jspecify.annotations.NullMarked;

/**
 * The effects that the frame keeps track of: the steps of the round in which they are due, their durations, and the
 * cards that have them. Start with {@link io.github.crisisrules.encounter.effect.PhaseEffect}.
 */
@NullMarked
package io.github.crisisrules.encounter.effect;

import org.jspecify.annotations.NullMarked;

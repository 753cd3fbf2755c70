/**
 * How a command becomes events, and events a state. Start with
 * {@link io.github.crisisrules.core.transition.Decider}.
 */
@NullMarked
package io.github.crisisrules.core.transition;

import org.jspecify.annotations.NullMarked;

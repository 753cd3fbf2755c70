/**
 * The Momentum Tracker of the Unstoppable Colossus. Start with
 * {@link io.github.crisisrules.encounter.colossus.momentum.MomentumTrack}.
 */
@NullMarked
package io.github.crisisrules.encounter.colossus.momentum;

import org.jspecify.annotations.NullMarked;

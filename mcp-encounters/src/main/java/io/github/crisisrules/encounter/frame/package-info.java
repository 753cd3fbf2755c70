/**
 * The frame that both encounters share: rounds, turns and the Encounter Tracker, characters and status cards, attacks
 * and their results, and the way an encounter ends. Start with
 * {@link io.github.crisisrules.encounter.frame.Encounter} and
 * {@link io.github.crisisrules.encounter.frame.FrameState}.
 */
@NullMarked
package io.github.crisisrules.encounter.frame;

import org.jspecify.annotations.NullMarked;

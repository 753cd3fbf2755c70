/**
 * The frame that all Ultimate Encounters share: phases and their steps, turns and activations, the Encounter Tracker,
 * Power, damage, Daze and KO, durations, Status cards, Cleanup.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.round.Rounds}. An encounter adds its own rules around it, in
 * four ways:
 *
 * <ol>
 *   <li>Data: a {@link io.github.crisisrules.encounter.round.Mission} names who has priority, whether somebody plays the
 *       Cosmic Threat, and the {@linkplain io.github.crisisrules.encounter.round.PhaseEffect effects} that belong to a
 *       step. The frame waits in that step until each was resolved, in the order that the players choose; the encounter
 *       does what the effect says when {@code Resolve} comes by.
 *   <li>State: the encounter's state holds a {@link io.github.crisisrules.encounter.round.RoundState} and its own things;
 *       its command and event families have one case that wraps the frame's.
 *   <li>{@link io.github.crisisrules.encounter.round.Rounds#act} decides one frame command and nothing more,
 *       {@link io.github.crisisrules.encounter.round.Rounds#settle} gives what then follows by itself (a turn is over, a
 *       step has nothing to do). An encounter that is in the middle of something holds back {@code settle} until that
 *       is done; {@code Rounds.decide} is both together.
 *   <li>Where the encounter changes a rule, it gives its own events: {@link io.github.crisisrules.encounter.round.Harm}
 *       says separately what damage does, whether a character is felled, and what being felled means by default.
 * </ol>
 *
 * <p>A command that comes at the wrong time is a {@link io.github.crisisrules.encounter.round.RoundViolation} and changes
 * nothing. {@link io.github.crisisrules.encounter.round.RoundChoices} lists what the frame accepts.
 */
@NullMarked
package io.github.crisisrules.encounter.round;

import org.jspecify.annotations.NullMarked;

/**
 * The frame that all Ultimate Encounters share: phases and their steps, turns and activations, the Encounter Tracker,
 * Power, damage, Daze and KO, durations, Status cards, Cleanup.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.round.Encounter}; {@link io.github.crisisrules.encounter.round.Rounds}
 * is the frame alone. An encounter stands on the frame in four ways:
 *
 * <ol>
 *   <li>Data: a {@link io.github.crisisrules.encounter.round.Mission} names who has priority, whether somebody plays the
 *       Cosmic Threat, and the {@linkplain io.github.crisisrules.encounter.round.PhaseEffect effects} that belong to a
 *       step. The frame waits in that step until each was resolved, in the order that the players choose; the encounter
 *       does what the effect says when {@code Resolve} comes by its gate.
 *   <li>State: the encounter's {@linkplain io.github.crisisrules.encounter.round.EncounterState state} holds a
 *       {@link io.github.crisisrules.encounter.round.RoundState} and its own things; its command and event families have
 *       one member, {@code InRound}, that wraps the frame's. The frame is changed by its events alone.
 *   <li>Hooks: {@code gate} says which commands of the frame it refuses or answers itself, {@code after} what an event of
 *       the frame brings about, {@code ending} when it is over, {@code settle} what follows by itself. An encounter that is
 *       in the middle of something holds the frame back there.
 *   <li>Where the encounter changes a rule, it gives its own events: {@link io.github.crisisrules.encounter.round.Harm}
 *       says separately what damage does, whether a character is felled, and what being felled means by default.
 * </ol>
 *
 * <p>What a command does is told as a {@link io.github.crisisrules.encounter.round.Story}: one event after the other, the
 * ends looked for after each. {@link io.github.crisisrules.encounter.round.RoundChoices} lists what the frame accepts.
 */
@NullMarked
package io.github.crisisrules.encounter.round;

import org.jspecify.annotations.NullMarked;

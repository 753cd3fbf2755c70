/**
 * The common frame of all Ultimate Encounters: phases and their steps, turns and activations, the Encounter
 * Tracker, Power, damage, Daze and KO, durations, Status cards, Cleanup.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.round.Encounter};
 * {@link io.github.crisisrules.encounter.round.Rounds} is the frame alone. An encounter builds on the frame in
 * four ways:
 * <ol>
 * <li>Data: a {@link io.github.crisisrules.encounter.round.Mission} names the side with priority, whether a player
 *     runs the Cosmic Threat, and the {@linkplain io.github.crisisrules.encounter.round.PhaseEffect effects} that
 *     belong to a step. The frame waits in that step until all of them have been resolved, in the order that the
 *     players choose; the encounter carries out an effect when its gate receives {@code Resolve}.
 * <li>State: the {@linkplain io.github.crisisrules.encounter.round.EncounterState state} of the encounter contains
 *     a {@link io.github.crisisrules.encounter.round.RoundState} and its own data. Its commands and events each
 *     have one type, {@code InRound}, that wraps those of the frame. Only events of the frame change the frame.
 * <li>Hooks: {@code gate} refuses commands of the frame or decides them itself, {@code after} adds the
 *     consequences of an event of the frame, {@code ending} checks the end conditions, and {@code settle} adds
 *     automatic events. An encounter that has to finish something of its own first holds the frame back there.
 * <li>Replaced rules: where an encounter changes a rule, it uses its own events.
 *     {@link io.github.crisisrules.encounter.round.Harm} has separate functions for the damage, for the check
 *     whether it reaches the stamina, and for the default consequence.
 * </ol>
 *
 * <p>The results of a command are collected in a {@link io.github.crisisrules.encounter.round.Story}: one event
 * after the other, with the end conditions checked after each.
 * {@link io.github.crisisrules.encounter.round.RoundChoices} lists the commands that the frame accepts.
 */
@NullMarked
package io.github.crisisrules.encounter.round;

import org.jspecify.annotations.NullMarked;

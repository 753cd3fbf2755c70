/**
 * The Unstoppable Colossus as a state machine on the frame of {@link io.github.crisisrules.encounter.frame}:
 * Momentum, towers and Disruption Beams, the Rampage and its chart, Subdue tokens, victory and defeat.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.colossus.Colossus}, which decides commands, and
 * {@link io.github.crisisrules.encounter.colossus.ColossusSetup}, from which a game starts. Events on the
 * battlefield are reported as observations: touched characters, crossed links, results of dice.
 * {@link io.github.crisisrules.encounter.colossus.ColossusState#awaiting()} returns what the game waits for, and
 * {@link io.github.crisisrules.encounter.colossus.Colossus#choices} lists the commands that may be given.
 */
@NullMarked
package io.github.crisisrules.encounter.colossus;

import org.jspecify.annotations.NullMarked;

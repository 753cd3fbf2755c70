/**
 * The Unstoppable Colossus as a state machine on the frame of {@link io.github.crisisrules.encounter.round}: Momentum,
 * towers and Disruption Beams, the Rampage and its chart, Subdue tokens, victory and defeat.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.colossus.Colossus}, which decides commands, and
 * {@link io.github.crisisrules.encounter.colossus.ColossusSetup}, from which a game starts. What happens on the table comes
 * in as observations: who was touched, which links were crossed, what the dice gave.
 * {@link io.github.crisisrules.encounter.colossus.ColossusState#awaiting()} says what the game waits for, and
 * {@link io.github.crisisrules.encounter.colossus.ColossusChoices} lists what may be done.
 */
@NullMarked
package io.github.crisisrules.encounter.colossus;

import org.jspecify.annotations.NullMarked;

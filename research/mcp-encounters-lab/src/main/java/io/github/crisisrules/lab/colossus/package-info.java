/**
 * Simulated games of the Unstoppable Colossus. Start with
 * {@link io.github.crisisrules.lab.colossus.ColossusSimulation}.
 */
@NullMarked
package io.github.crisisrules.lab.colossus;

import org.jspecify.annotations.NullMarked;

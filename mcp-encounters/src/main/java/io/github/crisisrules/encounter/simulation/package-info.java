/**
 * Many seeded games at once: how often each side wins, with confidence intervals, and how games end. The same seed gives
 * the same numbers, however many threads work.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.simulation.ColossusSimulation} or
 * {@link io.github.crisisrules.encounter.simulation.HulkSimulation}. Who acts and what is done are
 * functions that a researcher replaces: {@link io.github.crisisrules.encounter.simulation.ColossusPlayers} for the Crisis
 * Team, {@link io.github.crisisrules.encounter.simulation.ColossusTable} for what happens on the table and for the choices made
 * for him. {@link io.github.crisisrules.encounter.simulation.Simulation} runs games of any encounter.
 */
@NullMarked
package io.github.crisisrules.encounter.simulation;

import org.jspecify.annotations.NullMarked;

/**
 * Many seeded games at once: how often each side wins, with confidence intervals, and how games end. The same seed gives
 * the same numbers, however many threads work.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.simulation.Simulation}, and with
 * {@link io.github.crisisrules.encounter.simulation.ColossusSimulation} or
 * {@link io.github.crisisrules.encounter.simulation.HulkSimulation}, which make one. Who plays and what the table is like are
 * functions that a researcher replaces: a {@link io.github.crisisrules.encounter.simulation.Policy} picks among the commands of
 * a {@link io.github.crisisrules.encounter.simulation.Moment}, a
 * {@link io.github.crisisrules.encounter.simulation.SimulatedTable} says which answers are
 * {@linkplain io.github.crisisrules.encounter.simulation.Possible possible} then. The plain ones draw with
 * {@link io.github.crisisrules.encounter.simulation.TableOdds}.
 * There are better players than the plain ones: practised players
 * ({@link io.github.crisisrules.encounter.simulation.PractisedColossusPolicy},
 * {@link io.github.crisisrules.encounter.simulation.PractisedHulkPolicy}) go by rules of thumb, and a
 * {@link io.github.crisisrules.encounter.simulation.SearchPolicy} looks ahead besides.
 */
@NullMarked
package io.github.crisisrules.encounter.simulation;

import org.jspecify.annotations.NullMarked;

/**
 * Simulations of many seeded games: how often each side wins, with confidence intervals, and how games end. The
 * same seed gives the same numbers for any number of threads.
 *
 * <p>Start with {@link io.github.crisisrules.encounter.simulation.Simulation}, and with
 * {@link io.github.crisisrules.encounter.simulation.ColossusSimulation} or
 * {@link io.github.crisisrules.encounter.simulation.HulkSimulation}, which create one. The players and the
 * observations are functions that a researcher can replace: a
 * {@link io.github.crisisrules.encounter.simulation.Policy} chooses among the commands of a
 * {@link io.github.crisisrules.encounter.simulation.Moment}, and a
 * {@link io.github.crisisrules.encounter.simulation.SimulatedTable} gives the
 * {@linkplain io.github.crisisrules.encounter.simulation.Possible possible} answers to questions. The default
 * observations are sampled with {@link io.github.crisisrules.encounter.simulation.TableOdds}. Besides the plain
 * players there are practised players ({@link io.github.crisisrules.encounter.simulation.PractisedColossusPolicy},
 * {@link io.github.crisisrules.encounter.simulation.PractisedHulkPolicy}), who follow rules of thumb, and a
 * {@link io.github.crisisrules.encounter.simulation.SearchPolicy}, which also looks ahead.
 */
@NullMarked
package io.github.crisisrules.encounter.simulation;

import org.jspecify.annotations.NullMarked;

/**
 * Simulations of many seeded games: how often each side wins, with confidence intervals, and how games end. The
 * same seed gives the same numbers for any number of threads.
 *
 * <p>Start with {@link io.github.crisisrules.lab.simulation.Simulation}, and with
 * {@link io.github.crisisrules.lab.colossus.ColossusSimulation} or
 * {@link io.github.crisisrules.lab.hulk.HulkSimulation}, which create one. The players and the
 * observations are functions that a researcher can replace: a
 * {@link io.github.crisisrules.lab.simulation.Policy} chooses among the commands of a
 * {@link io.github.crisisrules.lab.simulation.Moment}, and a
 * {@link io.github.crisisrules.lab.simulation.SimulatedObservations} gives the
 * {@linkplain io.github.crisisrules.lab.simulation.AnswerOptions possible} answers to questions. The default
 * observations are sampled with {@link io.github.crisisrules.lab.simulation.ObservationOdds}. Besides the plain
 * players there are practised players ({@link io.github.crisisrules.lab.colossus.PractisedColossusPolicy},
 * {@link io.github.crisisrules.lab.hulk.PractisedHulkPolicy}), who follow rules of thumb.
 */
@NullMarked
package io.github.crisisrules.lab.simulation;

import org.jspecify.annotations.NullMarked;

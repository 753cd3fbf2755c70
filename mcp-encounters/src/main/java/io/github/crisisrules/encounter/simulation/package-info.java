/**
 * Many games played by policies, reproducible from a seed, with stand-ins for what only a real table and printed cards can
 * tell. Start with {@link io.github.crisisrules.encounter.simulation.HulkSimulation}.
 */
@NullMarked
package io.github.crisisrules.encounter.simulation;

import org.jspecify.annotations.NullMarked;

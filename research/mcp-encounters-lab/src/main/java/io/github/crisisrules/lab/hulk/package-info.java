/**
 * Simulated games of the Incredible Hulk. Start with
 * {@link io.github.crisisrules.lab.hulk.HulkSimulation}.
 */
@NullMarked
package io.github.crisisrules.lab.hulk;

import org.jspecify.annotations.NullMarked;

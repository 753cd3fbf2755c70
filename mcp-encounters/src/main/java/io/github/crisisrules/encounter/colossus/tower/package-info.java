/**
 * The towers of the Unstoppable Colossus, the Disruption Beam tokens on them and the links between them. Start with
 * {@link io.github.crisisrules.encounter.colossus.tower.DisruptionBeams}.
 */
@NullMarked
package io.github.crisisrules.encounter.colossus.tower;

import org.jspecify.annotations.NullMarked;

/**
 * Optional measurements: computes exactly, from the positions of the pieces, the observations that the players
 * would otherwise make. Lengths are integers in tenths of a millimetre, so touching, crossing and range are
 * decided without rounding. Start with {@link io.github.crisisrules.encounter.battlefield.Battlefield}; for an
 * encounter, with {@link io.github.crisisrules.encounter.battlefield.ColossusMeasurements} or
 * {@link io.github.crisisrules.encounter.battlefield.HulkMeasurements}.
 */
@NullMarked
package io.github.crisisrules.encounter.battlefield;

import org.jspecify.annotations.NullMarked;

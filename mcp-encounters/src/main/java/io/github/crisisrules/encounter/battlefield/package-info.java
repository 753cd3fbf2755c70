/**
 * Optional: computes from positions what the people at the table would otherwise observe, exactly. Lengths are whole
 * tenths of a millimetre, so whether something touches, is crossed or is within range is decided without rounding. Start
 * with {@link io.github.crisisrules.encounter.battlefield.Battlefield}; for an encounter, with
 * {@link io.github.crisisrules.encounter.battlefield.ColossusSights} or
 * {@link io.github.crisisrules.encounter.battlefield.HulkSights}.
 */
@NullMarked
package io.github.crisisrules.encounter.battlefield;

import org.jspecify.annotations.NullMarked;

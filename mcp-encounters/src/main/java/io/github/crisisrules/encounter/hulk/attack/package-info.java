/**
 * The attacks of the Incredible Hulk: their types, ranges and printed values. Start with
 * {@link io.github.crisisrules.encounter.hulk.attack.HulkAttack}.
 */
@NullMarked
package io.github.crisisrules.encounter.hulk.attack;

import org.jspecify.annotations.NullMarked;

/**
 * The ids of the encounter rules, as constants to cite in {@code @Rule} and {@code @Verifies}. Their texts are in
 * the rule catalogue of this module, see
 * {@link io.github.crisisrules.encounter.rulebook.EncounterRuleId#catalogue()}.
 */
@NullMarked
package io.github.crisisrules.encounter.rulebook;

import org.jspecify.annotations.NullMarked;

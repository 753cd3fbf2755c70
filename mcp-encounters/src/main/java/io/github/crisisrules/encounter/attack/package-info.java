/**
 * The observed results of attacks, and the dice with which they are checked. Start with
 * {@link io.github.crisisrules.encounter.attack.AttackResult}.
 */
@NullMarked
package io.github.crisisrules.encounter.attack;

import org.jspecify.annotations.NullMarked;

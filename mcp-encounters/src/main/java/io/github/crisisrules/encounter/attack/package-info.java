/**
 * The dice and results of attacks, shared by both encounters. Start with
 * {@link io.github.crisisrules.encounter.attack.AttackResult}.
 */
@NullMarked
package io.github.crisisrules.encounter.attack;

import org.jspecify.annotations.NullMarked;

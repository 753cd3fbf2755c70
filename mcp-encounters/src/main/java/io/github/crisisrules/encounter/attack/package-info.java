/**
 * What an attack came to, as the table tells it, in every encounter the same: start with
 * {@link io.github.crisisrules.encounter.attack.AttackResult}.
 */
@NullMarked
package io.github.crisisrules.encounter.attack;

import org.jspecify.annotations.NullMarked;

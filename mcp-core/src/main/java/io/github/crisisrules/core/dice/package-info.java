/** The Crisis die: faces, rolls, and exact odds of attack and defence. */
@NullMarked
package io.github.crisisrules.core.dice;

import org.jspecify.annotations.NullMarked;

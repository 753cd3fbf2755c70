/**
 * The arithmetic behind exact odds of Crisis dice: tallies by dense index, and wide whole numbers. Not exported.
 */
@NullMarked
package io.github.crisisrules.core.dice.kernel;

import org.jspecify.annotations.NullMarked;

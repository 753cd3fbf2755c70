/** Exact odds on primitive arrays, ignorant of the game's types; {@code heroic.odds} is the way in. Not exported. */
@NullMarked
package io.github.crisisrules.heroic.kernel;

import org.jspecify.annotations.NullMarked;

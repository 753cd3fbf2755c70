/** Generators of Crisis dice, cards, rosters and squads. */
@NullMarked
package io.github.crisisrules.testing.core;

import org.jspecify.annotations.NullMarked;

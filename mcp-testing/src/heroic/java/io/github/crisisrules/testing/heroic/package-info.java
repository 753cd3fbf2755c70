/**
 * Generators of Marvel Heroic: dice, pools and rolls, datafiles, stress and trauma, results, and scenes in mid-game.
 */
@NullMarked
package io.github.crisisrules.testing.heroic;

import org.jspecify.annotations.NullMarked;

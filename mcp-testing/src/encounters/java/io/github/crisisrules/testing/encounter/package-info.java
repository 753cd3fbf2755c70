/** Generators of the Ultimate Encounters: Crisis Teams, cards, setups, and encounters in mid-game. */
@NullMarked
package io.github.crisisrules.testing.encounter;

import org.jspecify.annotations.NullMarked;

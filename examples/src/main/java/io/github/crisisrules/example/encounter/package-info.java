/** Encounters that are played and printed. Start with {@link io.github.crisisrules.example.encounter.ColossusGame}. */
@NullMarked
package io.github.crisisrules.example.encounter;

import org.jspecify.annotations.NullMarked;

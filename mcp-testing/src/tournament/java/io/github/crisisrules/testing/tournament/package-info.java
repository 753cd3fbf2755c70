/** Generators of events and their parts: rosters, pools of players to pair, records, brackets, and whole events. */
@NullMarked
package io.github.crisisrules.testing.tournament;

import org.jspecify.annotations.NullMarked;

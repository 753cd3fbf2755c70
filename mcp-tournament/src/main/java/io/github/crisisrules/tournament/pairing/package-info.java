/**
 * The pairing of a round: score groups, the bye, the cost of a pairing, systems that make one, and a check for
 * pairings made by hand. Start with {@link io.github.crisisrules.tournament.pairing.PairingSystem}.
 */
@NullMarked
package io.github.crisisrules.tournament.pairing;

import org.jspecify.annotations.NullMarked;

package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/**
 * Who has the bye, and why.
 *
 * @param passedOver lower-ranked players who have had more byes, lowest first
 */
public record ByeChoice(PlayerId player, ByeReason reason, Vector<PlayerId> passedOver) {}

package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Who meets whom in a round: table 1 is the first pair.
 *
 * @param byHand whether the organizer paired the round
 */
public record RoundTables(Vector<Pairing> pairs, Option<ByeChoice> bye, boolean byHand) {}

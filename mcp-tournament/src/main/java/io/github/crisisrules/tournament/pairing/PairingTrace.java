package io.github.crisisrules.tournament.pairing;

/**
 * An account of how a pairing was made. Its cost and the reasons for its pairs are computed on demand, see
 * {@link RoundPairing#cost} and {@link PairingReason}.
 *
 * @param system the name of the system
 * @param law whether the pairing follows the law that the system states
 */
public record PairingTrace(String system, PairingLaw law) {}

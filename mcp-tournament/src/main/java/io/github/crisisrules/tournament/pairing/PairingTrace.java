package io.github.crisisrules.tournament.pairing;

/**
 * An account of how a pairing was made. Its cost and the reasons for its pairs are computed on demand, see
 * {@link RoundPairing#cost} and {@link PairingReason}.
 *
 * @param system the name of the system
 * @param distribution whether the choices had the probabilities that the system states
 */
public record PairingTrace(String system, PairingDistribution distribution) {}

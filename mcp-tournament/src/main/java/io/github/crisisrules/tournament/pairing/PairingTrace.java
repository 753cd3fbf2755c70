package io.github.crisisrules.tournament.pairing;

/**
 * How a pairing was made. What it cost and why two players met is computed when asked for: {@link RoundPairing#cost},
 * {@link PairingReason}.
 *
 * @param system the name of the system
 * @param law whether it was drawn by the law that the system states
 */
public record PairingTrace(String system, PairingLaw law) {}

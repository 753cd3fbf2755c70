package io.github.crisisrules.tournament.pairing;

/**
 * How a pairing was made. What it cost and why two players met is computed when asked for: {@link RoundPairing#cost},
 * {@link PairingReason}.
 *
 * @param system the name of the system
 * @param byTheLaw whether every choice had exactly the chance the system's law gives it; if not, the pairing is still
 *     optimal and every optimal pairing had a chance
 */
public record PairingTrace(String system, boolean byTheLaw) {}

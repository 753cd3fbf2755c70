package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.event.Structure;

/** The shape of the events to simulate: how many players, which structure, paired by which system. */
public record EventPlan(int players, Structure structure, PairingChoice system) {
    /** The most Swiss rounds that are simulated: exact Strength of Schedule then fits into 64 bits. */
    public static final int MOST_ROUNDS = 22;

    /** The most players that are simulated. */
    public static final int MOST_PLAYERS = 1 << 20;

    /** Enough opponents for all rounds, enough players for the cut. */
    public EventPlan {
        if (players < 4 || players > MOST_PLAYERS) {
            throw new IllegalArgumentException("players must be from 4 to " + MOST_PLAYERS + ", and is " + players);
        }
        if (structure.swissRounds() >= players) {
            throw new IllegalArgumentException("rounds must be fewer than the " + players + " players, who have "
                    + (players - 1) + " opponents each, and is " + structure.swissRounds());
        }
        if (structure.swissRounds() > MOST_ROUNDS) {
            throw new IllegalArgumentException(
                    "rounds must be at most " + MOST_ROUNDS + ", and is " + structure.swissRounds());
        }
        if (structure.cut() > players) {
            throw new IllegalArgumentException(
                    "cut must be at most the " + players + " players, and is " + structure.cut());
        }
    }

    /** How many Swiss rounds. */
    public int rounds() {
        return structure.swissRounds();
    }

    /** How many play on after them; 0 where the Swiss rounds decide. */
    public int cut() {
        return structure.cut();
    }
}

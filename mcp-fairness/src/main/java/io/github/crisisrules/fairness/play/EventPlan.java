package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.event.Structure;

/** The shape of the events to simulate: how many players, which structure, paired by which system. */
public record EventPlan(int players, Structure structure, PairingChoice system) {
    /** The most Swiss rounds that are simulated: exact Strength of Schedule then fits into 64 bits. */
    public static final int MOST_ROUNDS = 22;

    /** The most players of a round robin, where everybody's Strength of Schedule has the same denominator. */
    public static final int MOST_IN_ROUND_ROBIN = 512;

    /** The most players that are simulated. */
    public static final int MOST_PLAYERS = 1 << 20;

    /**
     * Enough opponents for all rounds, enough players for the cut.
     *
     * @throws IllegalArgumentException if that does not hold
     */
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
        int rounds = system.rounds(players, structure);
        if (system instanceof PairingChoice.RoundRobin ? players > MOST_IN_ROUND_ROBIN : rounds > MOST_ROUNDS) {
            throw new IllegalArgumentException(
                    "players must be fewer for " + system.id() + ", which takes " + rounds + " rounds for " + players);
        }
        if (system instanceof PairingChoice.Named named && named.options().byes() > players - 2) {
            throw new IllegalArgumentException("players must be at least "
                    + (named.options().byes() + 2) + " for " + system.id() + ", where two are left to play, and is "
                    + players);
        }
        if (structure.cut() > players) {
            throw new IllegalArgumentException(
                    "cut must be at most the " + players + " players, and is " + structure.cut());
        }
    }

    /** How many rounds before the cut. */
    public int rounds() {
        return system.rounds(players, structure);
    }

    /** How many play on after them; 0 where the rounds decide. */
    public int cut() {
        return system.cut(structure);
    }
}

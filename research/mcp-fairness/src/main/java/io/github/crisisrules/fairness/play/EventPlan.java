package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.Scoring;

/**
 * The shape of the events to simulate: the number of players, the structure, the system and the scoring rules of the
 * edition.
 */
public record EventPlan(int players, Structure structure, PairingChoice system, Scoring scoring) {
    /** The maximum number of Swiss rounds, for which exact Strength of Schedule fits into 64 bits. */
    public static final int MAX_ROUNDS = 22;

    /**
     * The maximum number of players in a round robin. It may have more rounds than {@link #MAX_ROUNDS}, since
     * every player's Strength of Schedule has the same denominator.
     */
    public static final int MAX_IN_ROUND_ROBIN = 512;

    /** The maximum number of players. */
    public static final int MAX_PLAYERS = 1 << 20;

    /**
     * Validates the plan.
     *
     * @throws IllegalArgumentException if there are too few or too many players for the structure or the system, or
     *     too many rounds
     */
    public EventPlan {
        if (players < 2 || players > MAX_PLAYERS) {
            throw new IllegalArgumentException("players must be from 2 to " + MAX_PLAYERS + ", but is " + players);
        }
        if (structure.swissRounds() > MAX_ROUNDS) {
            throw new IllegalArgumentException(
                    "rounds must be at most " + MAX_ROUNDS + ", but is " + structure.swissRounds());
        }
        int rounds = system.rounds(players, structure);
        if (system instanceof PairingChoice.RoundRobin ? players > MAX_IN_ROUND_ROBIN : rounds > MAX_ROUNDS) {
            throw new IllegalArgumentException(
                    "players must be fewer for " + system.id() + ", which takes " + rounds + " rounds for " + players);
        }
        if (system instanceof PairingChoice.Named named && named.options().byes() > players - 2) {
            throw new IllegalArgumentException("players must be at least "
                    + (named.options().byes() + 2) + " for " + system.id() + ", so that two are left to play, but is "
                    + players);
        }
        if (structure.cut() > players) {
            throw new IllegalArgumentException(
                    "cut must be at most the " + players + " players, but is " + structure.cut());
        }
    }

    /** Creates a plan with the scoring rules of the latest Challenger edition. */
    public EventPlan(int players, Structure structure, PairingChoice system) {
        this(players, structure, system, Editions.latest(EventKind.CHALLENGER).scoring());
    }

    /**
     * Creates the plan of events that are simulated from the first round on, in which no two players have to meet
     * twice.
     *
     * @throws IllegalArgumentException if there are fewer than 4 players or too few for the rounds, if there are
     *     bonus points, or if the plan is not valid
     */
    public static EventPlan ofStudy(int players, Structure structure, PairingChoice system, Scoring scoring) {
        if (players < 4 || players > MAX_PLAYERS) {
            throw new IllegalArgumentException("players must be from 4 to " + MAX_PLAYERS + ", but is " + players);
        }
        if (structure.swissRounds() >= players) {
            throw new IllegalArgumentException("rounds must be fewer than the " + players + " players, who have "
                    + (players - 1) + " opponents each, but is " + structure.swissRounds());
        }
        if (scoring.points().bonus().isDefined()) {
            throw new IllegalArgumentException("edition must not give bonus points, which are not simulated");
        }
        return new EventPlan(players, structure, system, scoring);
    }

    /** Returns the number of rounds before the cut. */
    public int rounds() {
        return system.rounds(players, structure);
    }

    /** Returns the size of the cut; 0 if the rounds decide. */
    public int cut() {
        return system.cut(structure);
    }
}

package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The finalists by Swiss rank: seed 1 is the best. No player has two seeds. The documents print brackets of 4, 8 and
 * 16; an unofficial event may have any number from 2, and the best seeds then have byes in final round 1.
 *
 * @param players the finalists, best seed first
 */
public record Seeding(Vector<PlayerId> players) {
    /**
     * Creates a seeding.
     *
     * @throws IllegalArgumentException if there are fewer than 2 players, or if a player is listed twice
     */
    public Seeding {
        if (players.size() < 2) {
            throw new IllegalArgumentException(
                    "A bracket needs at least 2 players, not " + players.size() + ". Change the cut.");
        }
        RankOrder.requireDistinct(players);
    }

    /**
     * Creates the seeding from a ranking, the best first, or returns a violation if there are too few players for a
     * bracket.
     *
     * @throws IllegalArgumentException if a player is listed twice
     */
    @Rule({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    public static Either<FinalsViolation, Seeding> of(Iterable<PlayerId> ranking) {
        Vector<PlayerId> players = Vector.ofAll(ranking);
        return players.size() >= 2
                ? Either.right(new Seeding(players))
                : Either.left(new FinalsViolation.NotABracketSize(players.size()));
    }

    /** Returns whether a single elimination of this number of players needs no byes. */
    public static boolean isBracketSize(int players) {
        return players >= 2 && Integer.bitCount(players) == 1;
    }

    /**
     * Returns the number of rounds after which one of this many players is left, such as 3 for 5 to 8 players.
     *
     * @throws IllegalArgumentException if there is no player
     */
    @Rule({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    public static int rounds(int players) {
        if (players < 1) {
            throw new IllegalArgumentException("A bracket cannot have " + players + " players. Give at least one.");
        }
        return Integer.SIZE - Integer.numberOfLeadingZeros(players - 1);
    }

    /**
     * Returns the seed that a seed meets in final round 1: the first meets the last, the second the last but one,
     * and so on. In later rounds, the winners of matches meet in this way, by the numbers of their matches.
     */
    @Rule(TimelineRuleId.BRACKET)
    public static int opponent(int seed, int players) {
        return players + 1 - seed;
    }

    /** Returns the number of finalists. */
    public int size() {
        return players.size();
    }

    /** Returns the number of final rounds. */
    public int rounds() {
        return rounds(size());
    }

    /** Returns the number of lines of the bracket: the number of finalists, or the next power of two. */
    @Rule({EventRuleId.AFTER_THE_CUT_A_BRACKET, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    public int lines() {
        return 1 << rounds();
    }

    /** Returns the seed of a finalist, from 1; 0 for any other player. */
    public int seedOf(PlayerId player) {
        return players.indexOf(player) + 1;
    }

    /**
     * Returns the finalist with the given seed, from 1.
     *
     * @throws IllegalArgumentException if no finalist has this seed
     */
    public PlayerId seed(int seed) {
        if (seed < 1 || seed > size()) {
            throw new IllegalArgumentException("There is no seed " + seed + ". Give a seed from 1 to " + size() + ".");
        }
        return players.get(seed - 1);
    }

    /** Returns the given finalists in the order of their seeds. */
    Vector<PlayerId> inOrder(Seq<PlayerId> some) {
        return some.toVector().sortBy(this::seedOf);
    }
}

package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The finalists by their Swiss rank, the best first: seed 1 is the first of them. Nobody has two seeds, and their
 * number is a power of two. The printed tables know brackets of 4, 8 and 16; an unofficial event may have 2, 32 and so
 * on.
 */
public record Seeding(Vector<PlayerId> players) {
    /**
     * A seeding holds 2, 4, 8, 16 … different players.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Seeding {
        if (!isBracketSize(players.size())) {
            throw new IllegalArgumentException("a bracket has 4, 8 or 16 players, not " + players.size());
        }
        RankOrder.requireDistinct(players);
    }

    /** The seeding by this ranking, the best first; refused where the number makes no bracket. */
    @Rule({TimelineRules.BRACKET, EventRules.AFTER_THE_CUT_A_BRACKET})
    public static Either<FinalsViolation, Seeding> of(Iterable<PlayerId> ranking) {
        Vector<PlayerId> players = Vector.ofAll(ranking);
        return isBracketSize(players.size())
                ? Either.right(new Seeding(players))
                : Either.left(new FinalsViolation.NotABracketSize(players.size()));
    }

    /** Whether single elimination of this many works out without byes. */
    public static boolean isBracketSize(int players) {
        return players >= 2 && Integer.bitCount(players) == 1;
    }

    /** How many finalists. */
    public int size() {
        return players.size();
    }

    /** How many final rounds: 3 for 8 players. */
    public int rounds() {
        return Integer.numberOfTrailingZeros(size());
    }

    /** The seed of a finalist, from 1; 0 for anybody else. */
    public int seedOf(PlayerId player) {
        return players.indexOf(player) + 1;
    }

    /** The finalist with this seed, from 1. */
    public PlayerId seed(int seed) {
        if (seed < 1 || seed > size()) {
            throw new IllegalArgumentException("there is no seed " + seed + ": seeds are numbered 1 to " + size());
        }
        return players.get(seed - 1);
    }

    /** These finalists in the order of their seeds. */
    Vector<PlayerId> inOrder(Seq<PlayerId> some) {
        return some.toVector().sortBy(this::seedOf);
    }
}

package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.kernel.order.NumberIndex;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;

/** All ranked players, best first, each with a different rank. */
public final class Standings {
    private final Vector<Standing> rows;
    /** The index from registration numbers to entries of {@code place}, which are positions in {@code rows}. */
    private final NumberIndex index;

    private final int[] place;
    private final TiebreakChain chain;

    Standings(Vector<Standing> rows, TiebreakChain chain) {
        this.rows = rows;
        this.chain = chain;
        long[] byNumber = new long[rows.size()];
        for (int i = 0; i < byNumber.length; i++) {
            byNumber[i] = ((long) rows.get(i).player().number() << 32) | i;
        }
        Arrays.sort(byNumber);
        this.index = NumberIndex.of(
                Arrays.stream(byNumber).mapToInt(one -> (int) (one >>> 32)).toArray());
        this.place = Arrays.stream(byNumber).mapToInt(one -> (int) one).toArray();
    }

    /** Returns all standings from rank 1 on. */
    public Vector<Standing> rows() {
        return rows;
    }

    /** Returns the chain by which the players were ranked. */
    public TiebreakChain chain() {
        return chain;
    }

    /** Returns the players, best first. */
    public Vector<PlayerId> players() {
        return rows.map(Standing::player);
    }

    /** Returns the standing of a player, or none if the player is not ranked. */
    public Option<Standing> of(PlayerId player) {
        int found = index.of(player.number());
        return found < 0 ? Option.none() : Option.of(rows.get(place[found]));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Standings that && rows.equals(that.rows);
    }

    @Override
    public int hashCode() {
        return rows.hashCode();
    }

    @Override
    public String toString() {
        return rows.mkString("Standings(", ", ", ")");
    }
}

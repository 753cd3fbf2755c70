package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.kernel.NumberIndex;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;

/** Everybody who is ranked, best first, each on a rank of his or her own. */
public final class Standings {
    private final Vector<Standing> rows;
    /** By registration number: the player's place in {@code rows}. */
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

    /** All places, from rank 1. */
    public Vector<Standing> rows() {
        return rows;
    }

    /** The chain that they were ranked by. */
    public TiebreakChain chain() {
        return chain;
    }

    /** The players, best first. */
    public Vector<PlayerId> players() {
        return rows.map(Standing::player);
    }

    /** The place of a player, if he or she is ranked. */
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

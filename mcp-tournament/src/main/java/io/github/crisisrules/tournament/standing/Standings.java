package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** Everybody who is ranked, best first, each on a rank of his or her own. */
public final class Standings {
    private final Vector<Standing> rows;
    private final TreeMap<PlayerId, Standing> byPlayer;

    Standings(Vector<Standing> rows) {
        this.rows = rows;
        this.byPlayer = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(), rows.map(row -> io.vavr.Tuple.of(row.player(), row)));
    }

    /** All places, from rank 1. */
    public Vector<Standing> rows() {
        return rows;
    }

    /** The players, best first. */
    public Seq<PlayerId> players() {
        return rows.map(Standing::player);
    }

    /** The place of a player, if he or she is ranked. */
    public Option<Standing> of(PlayerId player) {
        return byPlayer.get(player);
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

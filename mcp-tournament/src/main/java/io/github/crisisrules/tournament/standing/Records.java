package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Comparator;

/** The records of everybody who played, one for each player; every opponent named has a record with a round in it. */
public final class Records {
    private final TreeMap<PlayerId, PlayerRecord> byPlayer;

    private Records(TreeMap<PlayerId, PlayerRecord> byPlayer) {
        this.byPlayer = byPlayer;
    }

    /** The records of all players; also of those who are no longer ranked, for their opponents' sake. */
    public static Records of(Iterable<PlayerRecord> records) {
        TreeMap<PlayerId, PlayerRecord> byPlayer = TreeMap.empty(Comparator.<PlayerId>naturalOrder());
        for (PlayerRecord one : records) {
            if (byPlayer.containsKey(one.player())) {
                throw new IllegalArgumentException("player " + one.player() + " has two records");
            }
            byPlayer = byPlayer.put(one.player(), one);
        }
        for (PlayerRecord one : byPlayer.values()) {
            for (PlayerId opponent : one.opponents()) {
                if (byPlayer.get(opponent).filter(other -> other.rounds() > 0).isEmpty()) {
                    throw new IllegalArgumentException(
                            "player " + one.player() + " met " + opponent + ", who has no round on record");
                }
            }
        }
        return new Records(byPlayer);
    }

    /** The record of a player, who must have one. */
    public PlayerRecord of(PlayerId player) {
        return byPlayer.get(player)
                .getOrElseThrow(() -> new IllegalArgumentException("player " + player + " has no record"));
    }

    /** Everybody with a record, by registration number. */
    public Seq<PlayerId> players() {
        return Vector.ofAll(byPlayer.keysIterator());
    }
}

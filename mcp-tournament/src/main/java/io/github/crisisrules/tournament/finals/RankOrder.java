package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Seq;

/** What every list of players by rank must be. */
final class RankOrder {
    private RankOrder() {}

    /** Nobody is in a ranking twice. */
    static void requireDistinct(Seq<PlayerId> ranking) {
        if (ranking.distinct().size() != ranking.size()) {
            throw new IllegalArgumentException("a player is listed twice in the ranking " + ranking.mkString(", "));
        }
    }
}

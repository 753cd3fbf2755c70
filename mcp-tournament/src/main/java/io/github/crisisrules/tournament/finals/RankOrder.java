package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Seq;

/** A check on lists of players in the order of their ranks. */
final class RankOrder {
    private RankOrder() {}

    /** Requires that no player is in a ranking twice. */
    static void requireDistinct(Seq<PlayerId> ranking) {
        if (ranking.distinct().size() != ranking.size()) {
            throw new IllegalArgumentException(
                    "A player is listed twice in the ranking " + ranking.mkString(", ") + ". List every player once.");
        }
    }
}

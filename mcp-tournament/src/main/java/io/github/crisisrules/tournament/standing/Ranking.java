package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * The ranking of players by event points, Strength of Schedule, victory points and lot; leagues and house events
 * may use a chain of their own.
 *
 * <pre>{@code
 * PlayerId ada = PlayerId.of(1);
 * PlayerId bruno = PlayerId.of(2);
 * PlayerId chidi = PlayerId.of(3);
 * // Points, rounds played, opponents met, victory points: whatever your league counts.
 * Records records = Records.of(
 *         PlayerRecord.of(ada, 4, 2, List.of(bruno, chidi), 31),
 *         PlayerRecord.of(bruno, 4, 2, List.of(ada, chidi), 28),
 *         PlayerRecord.of(chidi, 1, 2, List.of(ada, bruno), 20));
 * Standings standings = Ranking.of(records, RandomTiebreak.of(Seed.of(2026), 1));
 * Ratio strength = standings.of(ada).get().strengthOfSchedule();
 * System.out.println(strength + " = " + strength.toDecimal(4));
 * }</pre>
 */
public final class Ranking {
    private Ranking() {}

    /** Ranks all players with a record. */
    public static Standings of(Records records, RandomTiebreak lots) {
        return of(records, records.players(), lots);
    }

    /** Ranks some of the players; matches against the others still count for Strength of Schedule. */
    @Rule({
        EventRuleId.SOS,
        EventRuleId.VP,
        EventRuleId.RANDOM,
        EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED,
        EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT,
        ChallengerRuleId.WINNER
    })
    public static Standings of(Records records, Iterable<PlayerId> ranked, RandomTiebreak lots) {
        List<Records.Placed> order = new ArrayList<>(records.bestFirst(ranked));
        breakTiesRandomly(order, lots);
        return new Standings(
                Vector.tabulate(
                        order.size(),
                        i -> new Standing(
                                i + 1, order.get(i).record(), order.get(i).strength())),
                TiebreakChain.OFFICIAL);
    }

    /**
     * Ranks some of the players by any chain that a house event or a league has announced. The chain of the
     * documents gives the same result as {@link #of(Records, Iterable, RandomTiebreak)}.
     *
     * @param matches the matches that tiebreakers beyond the records need
     */
    @Rule({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    public static Standings of(
            Records records,
            MatchHistory matches,
            Iterable<PlayerId> ranked,
            TiebreakChain chain,
            RandomTiebreak lots) {
        return chain.isPrinted() ? of(records, ranked, lots) : ChainRanking.of(records, matches, ranked, chain, lots);
    }

    /** Ranks all players with a record by any chain. */
    public static Standings of(Records records, MatchHistory matches, TiebreakChain chain, RandomTiebreak lots) {
        return of(records, matches, records.players(), chain, lots);
    }

    /** Orders tied players by lot. Lots are computed only where nothing else decides: most players never need one. */
    private static void breakTiesRandomly(List<Records.Placed> order, RandomTiebreak lots) {
        int from = 0;
        for (int to = 1; to <= order.size(); to++) {
            if (to == order.size() || !order.get(to).ties(order.get(from))) {
                if (to - from > 1) {
                    lots.order(order.subList(from, to), one -> one.record().player());
                }
                from = to;
            }
        }
    }
}

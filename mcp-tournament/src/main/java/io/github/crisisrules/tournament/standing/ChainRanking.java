package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.kernel.ChainKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.TreeSet;

/** The ranking by any chain. Values that do not depend on the tied group are computed once for each player. */
final class ChainRanking {
    private final Records records;
    private final MatchHistory matches;
    private final TiebreakChain chain;
    private final Vector<PlayerId> players;

    private ChainRanking(Records records, MatchHistory matches, TiebreakChain chain, Vector<PlayerId> players) {
        this.records = records;
        this.matches = matches;
        this.chain = chain;
        this.players = players;
    }

    @Rule({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.RANDOM})
    static Standings of(
            Records records,
            MatchHistory matches,
            Iterable<PlayerId> ranked,
            TiebreakChain chain,
            RandomTiebreak lots) {
        return new ChainRanking(records, matches, chain, Vector.ofAll(ranked)).standings(lots);
    }

    private Standings standings(RandomTiebreak lots) {
        Vector<Vector<Ratio>> values = chain.order().map(by -> players.map(player -> value(by, player)));
        long[][] columns = values.map(ChainRanking::ranks).toJavaArray(long[][]::new);
        int headToHead = chain.order().indexOf(Tiebreaker.HEAD_TO_HEAD);
        int[] order = ChainKernel.rank(
                columns,
                headToHead,
                this::scoreGroup,
                (one, other) -> lots.compare(players.get(one), players.get(other)));
        return new Standings(
                Vector.tabulate(order.length, i -> {
                    int place = order[i];
                    PlayerId player = players.get(place);
                    Vector<Standing.TiebreakValue> own = chain.order()
                            .zipWithIndex()
                            .filter(by -> !Standing.isOnRecord(by._1)
                                    && (by._2 != headToHead || columns[headToHead][place] != ChainKernel.NONE))
                            .map(by -> new Standing.TiebreakValue(
                                    by._1,
                                    by._2 == headToHead
                                            ? Ratio.of(columns[headToHead][place], 2)
                                            : values.get(by._2).get(place)));
                    return new Standing(i + 1, records.of(player), StrengthOfSchedule.of(records, player), own);
                }),
                chain);
    }

    /** Returns the ranks of values from 0, with equal ranks for equal values: the greater value has the greater rank. */
    private static long[] ranks(Vector<Ratio> values) {
        Vector<Ratio> sorted = values.distinct().sorted();
        return values.toJavaStream().mapToLong(value -> sorted.search(value)).toArray();
    }

    /** Sets the head-to-head scores of a tied group in half wins, if all its players have met. */
    private void scoreGroup(int[] group, long[] values) {
        Vector<PlayerId> tied = Vector.ofAll(group).map(players::get);
        if (HouseTiebreaks.haveAllMet(matches, new TreeSet<>(tied.asJava()))) {
            for (int place : group) {
                values[place] = HouseTiebreaks.headToHead(matches, players.get(place), tied)
                        .times(2)
                        .numerator()
                        .longValueExact();
            }
        }
    }

    private Ratio value(Tiebreaker by, PlayerId player) {
        return switch (by) {
            case EVENT_POINTS -> Ratio.of(records.of(player).points());
            case STRENGTH_OF_SCHEDULE -> StrengthOfSchedule.of(records, player);
            case VICTORY_POINTS -> Ratio.of(records.of(player).vps());
            case WINS -> HouseTiebreaks.wins(matches, player);
            case VP_DIFFERENCE -> HouseTiebreaks.vpDifference(matches, player);
            case MARGIN_OF_VICTORY -> HouseTiebreaks.marginOfVictory(matches, player, chain.marginCap());
            case OPPONENTS_WIN_SHARE -> HouseTiebreaks.opponentsWinShare(matches, player);
            case BUCHHOLZ -> HouseTiebreaks.buchholz(records, matches, player);
            case SONNEBORN_BERGER -> HouseTiebreaks.sonnebornBerger(records, matches, player);
            // Known only within a tied group.
            case HEAD_TO_HEAD -> Ratio.ZERO;
            case RANDOM -> throw new AssertionError("A tiebreak chain contains the lot.");
        };
    }
}

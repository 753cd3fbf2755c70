package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A literal ranking by any chain: all players by the first tiebreaker, each tied group by the next, and finally by
 * lot. Values that do not depend on the tied group are computed once for each player; head-to-head is computed for
 * each tied group.
 */
final class ChainRanking {
    private final Records records;
    private final MatchBook matches;
    private final TiebreakChain chain;
    private final RandomTiebreak lots;
    private final TreeMap<PlayerId, Vector<Standing.Figure>> figures = new TreeMap<>();
    private final TreeMap<PlayerId, Ratio> winShares = new TreeMap<>();

    private ChainRanking(Records records, MatchBook matches, TiebreakChain chain, RandomTiebreak lots) {
        this.records = records;
        this.matches = matches;
        this.chain = chain;
        this.lots = lots;
    }

    @Rule({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.RANDOM})
    static Standings of(
            Records records, MatchBook matches, Iterable<PlayerId> ranked, TiebreakChain chain, RandomTiebreak lots) {
        return new ChainRanking(records, matches, chain, lots).standings(Vector.ofAll(ranked));
    }

    private Standings standings(Vector<PlayerId> ranked) {
        List<PlayerId> order = ranked.toJavaList();
        split(order, 0);
        return new Standings(
                Vector.tabulate(
                        order.size(),
                        i -> new Standing(
                                i + 1,
                                records.of(order.get(i)),
                                StrengthOfSchedule.of(records, order.get(i)),
                                figures.getOrDefault(order.get(i), Vector.empty()))),
                chain);
    }

    /** Orders a tied group by the tiebreakers from position {@code place} of the chain on. */
    private void split(List<PlayerId> group, int place) {
        if (group.size() < 2 && place > 0) {
            fill(group, place);
            return;
        }
        if (place == chain.order().size()) {
            group.sort(lots);
            return;
        }
        List<Valued> order = values(chain.order().get(place), group);
        order.sort(Comparator.comparing(Valued::value).reversed());
        for (int i = 0; i < order.size(); i++) {
            group.set(i, order.get(i).player());
        }
        int from = 0;
        for (int to = 1; to <= order.size(); to++) {
            if (to == order.size()
                    || !order.get(to).value().equals(order.get(from).value())) {
                split(group.subList(from, to), place + 1);
                from = to;
            }
        }
    }

    private record Valued(PlayerId player, Ratio value) {}

    /**
     * Computes the remaining tiebreakers for a player who is tied with no other, for display; head-to-head has no
     * value there.
     */
    private void fill(List<PlayerId> alone, int place) {
        for (Tiebreaker by : chain.order().drop(place)) {
            if (by != Tiebreaker.HEAD_TO_HEAD) {
                values(by, alone);
            }
        }
    }

    private List<Valued> values(Tiebreaker by, List<PlayerId> group) {
        List<Valued> values = new ArrayList<>();
        boolean decides = by != Tiebreaker.HEAD_TO_HEAD || HouseTiebreaks.haveAllMet(matches, new TreeSet<>(group));
        for (PlayerId player : group) {
            Ratio value = decides ? value(by, player, group) : Ratio.ZERO;
            values.add(new Valued(player, value));
            if (!Standing.isOnRecord(by) && decides) {
                figures.merge(player, Vector.of(new Standing.Figure(by, value)), Vector::appendAll);
            }
        }
        return values;
    }

    private Ratio value(Tiebreaker by, PlayerId player, List<PlayerId> group) {
        return switch (by) {
            case EVENT_POINTS -> Ratio.of(records.of(player).points());
            case STRENGTH_OF_SCHEDULE -> StrengthOfSchedule.of(records, player);
            case VICTORY_POINTS -> Ratio.of(records.of(player).vps());
            case WINS -> HouseTiebreaks.wins(matches, player);
            case VP_DIFFERENCE -> HouseTiebreaks.vpDifference(matches, player);
            case MARGIN_OF_VICTORY -> HouseTiebreaks.marginOfVictory(matches, player, chain.marginCap());
            case OPPONENTS_WIN_SHARE -> opponentsWinShare(player);
            case HEAD_TO_HEAD -> HouseTiebreaks.headToHead(matches, player, group);
            case RANDOM -> throw new AssertionError("A tiebreak chain contains the lot.");
        };
    }

    /** Returns the value of {@link HouseTiebreaks#opponentsWinShare}, computing each opponent's own share only once. */
    private Ratio opponentsWinShare(PlayerId player) {
        Vector<MatchBook.FacedOpponent> played = matches.of(player);
        if (played.isEmpty()) {
            return Ratio.ZERO;
        }
        Ratio sum = Ratio.ZERO;
        for (MatchBook.FacedOpponent match : played) {
            sum = sum.plus(winShares.computeIfAbsent(
                    match.opponent().player(), opponent -> HouseTiebreaks.winShare(matches, opponent)));
        }
        return sum.over(played.size());
    }
}

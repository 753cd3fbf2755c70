package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The ranking of the whole event. The champion is always first, dropped players keep their ranks and are marked, and
 * ejected players have none.
 */
public final class FinalRanking {
    private FinalRanking() {}

    /**
     * Returns the champion of the final rounds: the winner of the last match. If that player was ejected, returns the
     * other finalist, if that one played the match.
     */
    @Rule({EventRuleId.AFTER_THE_CUT_A_BRACKET, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    public static Option<PlayerId> champion(Bracket bracket, Function<PlayerId, Attendance> attendance) {
        Option<PlayerId> winner = bracket.champion();
        return winner.map(attendance).contains(Attendance.EJECTED)
                ? bracket.round().losers().find(loser -> attendance.apply(loser) == Attendance.ELIMINATED)
                : winner;
    }

    /**
     * Returns the ranks after final rounds, the best first: the champion, then the eliminated finalists, then all
     * others by the Swiss standings. Finalists still in the bracket have no rank yet.
     */
    @Rule({
        TimelineRuleId.RANKS,
        EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT,
        EventRuleId.EJECTED_FINALIST_HAS_NO_RANK
    })
    public static Vector<FinalRank> ofBracket(
            Option<PlayerId> champion,
            Bracket bracket,
            Vector<PlayerId> standings,
            Function<PlayerId, Attendance> attendance) {
        Vector<FinalRank> others = FinalRank.of(bracket, standings)
                .filter(place -> !champion.contains(place.player())
                        && attendance.apply(place.player()).isRanked());
        return marked(
                champion.toVector().map(player -> new FinalRank(1, player)).appendAll(others), attendance);
    }

    /**
     * Returns the ranks of an event that was ended during its final rounds, the best first. There is no champion:
     * finalists still in the bracket share the best rank open to them.
     */
    @Rule({EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    public static Vector<FinalRank> ofEndedBracket(
            Bracket bracket, Vector<PlayerId> standings, Function<PlayerId, Attendance> attendance) {
        return marked(
                FinalRank.ofEnded(bracket, standings)
                        .filter(place -> attendance.apply(place.player()).isRanked()),
                attendance);
    }

    /**
     * Returns the ranks without final rounds, the best first: the champion, then the players who advanced at a cut,
     * then all others, each by the standings.
     */
    @Rule(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    public static Vector<FinalRank> ofSwiss(
            Option<PlayerId> champion,
            Vector<PlayerId> qualified,
            Vector<PlayerId> standings,
            Function<PlayerId, Attendance> attendance) {
        Vector<PlayerId> order = champion.toVector()
                .appendAll(standings.filter(qualified::contains))
                .appendAll(standings)
                .distinct();
        return marked(order.zipWithIndex((player, index) -> new FinalRank(index + 1, player)), attendance);
    }

    private static Vector<FinalRank> marked(Vector<FinalRank> ranks, Function<PlayerId, Attendance> attendance) {
        return ranks.map(place ->
                new FinalRank(place.rank(), place.player(), attendance.apply(place.player()) == Attendance.DROPPED));
    }
}

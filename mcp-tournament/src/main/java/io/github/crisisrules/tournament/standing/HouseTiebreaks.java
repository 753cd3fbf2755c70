package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Set;
import java.util.TreeSet;

/** The tiebreakers that are not in the documents, each with an exact value that follows from the matches played. */
@Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
public final class HouseTiebreaks {
    private static final Ratio HALF = Ratio.of(1, 2);

    private HouseTiebreaks() {}

    /** Returns the number of matches that the player has won. */
    public static Ratio wins(MatchHistory matches, PlayerId player) {
        return Ratio.of(matches.of(player).count(match -> match.own().outcome() == Outcome.WIN));
    }

    /** Returns the player's VPs minus those of the opponents, over all matches. */
    public static Ratio vpDifference(MatchHistory matches, PlayerId player) {
        return Ratio.of(matches.of(player)
                .map(match -> match.own().vps() - match.opponent().vps())
                .sum()
                .longValue());
    }

    /** Returns the total VPs by which the player's matches were won, at most {@code cap} for each. */
    public static Ratio marginOfVictory(MatchHistory matches, PlayerId player, int cap) {
        return Ratio.of(matches.of(player)
                .filter(match -> match.own().outcome() == Outcome.WIN)
                .map(match -> Math.max(
                        0, Math.min(cap, match.own().vps() - match.opponent().vps())))
                .sum()
                .longValue());
    }

    /** Returns the player's wins divided by the matches played, a draw being half a win; 0 without a match. */
    public static Ratio winShare(MatchHistory matches, PlayerId player) {
        Vector<MatchHistory.FacedOpponent> played = matches.of(player);
        return played.isEmpty() ? Ratio.ZERO : won(played).over(played.size());
    }

    /** Returns the mean of the opponents' win shares, each opponent counted once for each match; 0 without a match. */
    public static Ratio opponentsWinShare(MatchHistory matches, PlayerId player) {
        Vector<MatchHistory.FacedOpponent> played = matches.of(player);
        if (played.isEmpty()) {
            return Ratio.ZERO;
        }
        Ratio sum = Ratio.ZERO;
        for (MatchHistory.FacedOpponent match : played) {
            sum = sum.plus(winShare(matches, match.opponent().player()));
        }
        return sum.over(played.size());
    }

    /**
     * Returns the Buchholz score: the sum of the opponents' event points, each opponent counted once for each match.
     * Byes and missed rounds add nothing to it.
     */
    public static Ratio buchholz(Records records, MatchHistory matches, PlayerId player) {
        Ratio sum = Ratio.ZERO;
        for (MatchHistory.FacedOpponent match : matches.of(player)) {
            sum = sum.plus(Ratio.of(records.of(match.opponent().player()).points()));
        }
        return sum;
    }

    /**
     * Returns the Sonneborn–Berger score: the sum of the event points of the opponents whom the player has beaten, and
     * half of the event points of those with whom the player drew.
     */
    public static Ratio sonnebornBerger(Records records, MatchHistory matches, PlayerId player) {
        Ratio sum = Ratio.ZERO;
        for (MatchHistory.FacedOpponent match : matches.of(player)) {
            int points = records.of(match.opponent().player()).points();
            sum = switch (match.own().outcome()) {
                case WIN -> sum.plus(Ratio.of(points));
                case DRAW -> sum.plus(Ratio.of(points, 2));
                case LOSS -> sum;
            };
        }
        return sum;
    }

    /**
     * Returns the player's wins against the others of a tied group, a draw being half a win; 0 if two of the group
     * have not met.
     */
    public static Ratio headToHead(MatchHistory matches, PlayerId player, Iterable<PlayerId> tied) {
        TreeSet<PlayerId> group = new TreeSet<>();
        tied.forEach(group::add);
        return haveAllMet(matches, group)
                ? won(matches.of(player)
                        .filter(match -> group.contains(match.opponent().player())))
                : Ratio.ZERO;
    }

    /** Returns whether all players of a group have met each other. */
    static boolean haveAllMet(MatchHistory matches, Set<PlayerId> group) {
        return group.stream()
                .allMatch(player -> matches.of(player)
                                .map(match -> match.opponent().player())
                                .filter(group::contains)
                                .distinct()
                                .size()
                        == group.size() - 1);
    }

    private static Ratio won(Seq<MatchHistory.FacedOpponent> matches) {
        Ratio won = Ratio.ZERO;
        for (MatchHistory.FacedOpponent match : matches) {
            won = switch (match.own().outcome()) {
                case WIN -> won.plus(Ratio.ONE);
                case DRAW -> won.plus(HALF);
                case LOSS -> won;
            };
        }
        return won;
    }
}

package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The champion and the ranks in the whole event. The champion is always first; ejected players have no rank. */
public final class FinalPlaces {
    private final TournamentState state;

    private FinalPlaces(TournamentState state) {
        this.state = state;
    }

    public static Option<PlayerId> champion(TournamentState state) {
        return state.isDecided() ? new FinalPlaces(state).winner() : Option.none();
    }

    public static Vector<FinalRank> ranks(TournamentState state) {
        FinalPlaces placing = new FinalPlaces(state);
        return placing.places(champion(state)).map(placing::marked);
    }

    /** Returns the winner. Players who dropped or were ejected cannot win. */
    @Rule({
        ChallengerRuleId.WINNER,
        EventRuleId.AFTER_THE_CUT_A_BRACKET,
        EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT,
        EventRuleId.EJECTED_FINALIST_HAS_NO_RANK
    })
    private Option<PlayerId> winner() {
        if (state.cut().isEmpty()) {
            return state.activeStandings().headOption().map(Standing::player);
        }
        return state.announcement().afterTheCut() == PostCutStage.BRACKET
                ? state.bracket().flatMap(this::title)
                : state.qualifierAlone();
    }

    /**
     * Returns the winner of the last match. If that player was ejected, returns the other finalist, if that one
     * played the match.
     */
    private Option<PlayerId> title(Bracket finals) {
        Option<PlayerId> winner = finals.champion();
        return winner.isDefined() && is(winner.get(), Attendance.EJECTED)
                ? finals.round().losers().find(loser -> is(loser, Attendance.ELIMINATED))
                : winner;
    }

    @Rule({TimelineRuleId.RANKS, EventRuleId.EJECT, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    private Vector<FinalRank> places(Option<PlayerId> champion) {
        Vector<PlayerId> standings = state.standings().players();
        if (state.bracket().isEmpty()) {
            return champion.toVector()
                    .appendAll(standings.filter(
                            player -> state.cut().exists(cut -> cut.qualified().contains(player))))
                    .appendAll(standings)
                    .distinct()
                    .zipWithIndex((player, index) -> new FinalRank(index + 1, player));
        }
        Vector<FinalRank> others = FinalRank.of(state.bracket().get(), standings)
                .filter(place -> !champion.contains(place.player()) && !is(place.player(), Attendance.EJECTED));
        return champion.toVector().map(player -> new FinalRank(1, player)).appendAll(others);
    }

    /** Marks the rank of a dropped player, who keeps it. */
    @Rule(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    private FinalRank marked(FinalRank place) {
        return new FinalRank(place.rank(), place.player(), is(place.player(), Attendance.DROPPED));
    }

    private boolean is(PlayerId player, Attendance attendance) {
        return state.entry(player).exists(entry -> entry.attendance() == attendance);
    }
}

package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;

/** The remarks on when players left an event, derived from the rounds because they are not recorded elsewhere. */
final class AttendanceNote {
    private AttendanceNote() {}

    /** Returns the remark beside a name after a Swiss round: whether the player had left by then. */
    @Rule({EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    static String after(TournamentState state, PlayerId player, int round, Wording wording) {
        Option<SwissRound> next = state.round(round + 1);
        if (next.isEmpty()) {
            return now(state, player, wording);
        }
        if (next.get().includes(player)) {
            return "";
        }
        if (next.get().stage() > 1) {
            // No player returns after the cut, so the remark is the current one.
            return now(state, player, wording);
        }
        int last = lastRound(state, player, round);
        boolean comesLater = last == 0
                && (state.active().contains(player)
                        || state.rounds().drop(round).exists(later -> later.includes(player)));
        return comesLater ? Sentences.comesLater(wording) : Sentences.dropped(wording, last);
    }

    /** Returns the current remark beside a name. */
    static String now(TournamentState state, PlayerId player, Wording wording) {
        Attendance attendance = state.entry(player).map(Entry::attendance).getOrElse(Attendance.ACTIVE);
        return switch (attendance) {
            case ACTIVE -> "";
            case DROPPED -> left(state, player, wording);
            case CUT, ELIMINATED, EJECTED -> attendance.describe(wording);
        };
    }

    /** Returns the remark beside a name in the final ranking. */
    static String inTheEnd(TournamentState state, PlayerId player, Wording wording) {
        if (state.champion().contains(player)) {
            return Sentences.champion(wording);
        }
        if (sharesFirstPlace(state, player)) {
            return Sentences.sharesFirstPlace(wording);
        }
        Option<Integer> lost = state.bracket().flatMap(finals -> finals.roundLost(player));
        boolean beaten = state.entry(player).exists(entry -> entry.attendance() == Attendance.ELIMINATED);
        if (beaten && lost.isDefined()) {
            return Sentences.lostInFinalRound(wording, lost.get());
        }
        return state.entry(player).exists(entry -> entry.attendance() == Attendance.CUT)
                ? ""
                : now(state, player, wording);
    }

    /** Returns whether the event was ended while this finalist and others could still win it. */
    @Rule(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    private static boolean sharesFirstPlace(TournamentState state, PlayerId player) {
        return state.endedBecause().isDefined()
                && state.bracket()
                        .map(Bracket::remaining)
                        .exists(remaining -> remaining.size() > 1 && remaining.contains(player));
    }

    private static String left(TournamentState state, PlayerId player, Wording wording) {
        Option<Bracket> finals =
                state.bracket().filter(bracket -> bracket.seeds().seedOf(player) > 0);
        if (finals.isDefined()) {
            return finals.get()
                    .roundLost(player)
                    .map(round -> Sentences.droppedInFinalRound(wording, round))
                    .getOrElse(() -> Sentences.droppedAfterFinalRound(
                            wording, finals.get().round().number()));
        }
        return state.cut().exists(cut -> cut.left().contains(player))
                ? Sentences.droppedAfterCut(wording)
                : Sentences.dropped(
                        wording,
                        Math.max(
                                lastRound(state, player, state.rounds().size()),
                                // A player who rejoined and dropped again was present after the rounds missed.
                                state.entry(player)
                                        .flatMap(entry -> entry.unpairedLosses().max())
                                        .getOrElse(0)));
    }

    /**
     * Returns the last of the first {@code rounds} rounds in which the player was paired or had a bye; 0 if there
     * is none.
     */
    private static int lastRound(TournamentState state, PlayerId player, int rounds) {
        return state.rounds()
                .take(rounds)
                .findLast(round -> round.includes(player))
                .map(SwissRound::number)
                .getOrElse(0);
    }
}

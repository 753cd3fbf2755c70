package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.active;
import static io.github.crisisrules.tournament.game.rule.Requirements.known;
import static io.github.crisisrules.tournament.game.rule.Requirements.notClosed;
import static io.github.crisisrules.tournament.game.rule.Requirements.stageUnderWay;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.RoundBye;
import io.github.crisisrules.tournament.game.RoundTables;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Decisions on where players sit: clubs, fixed tables, late players and byes that are taken back. */
public final class SeatingRules {
    /** The largest number of a table. */
    public static final int MAX_TABLE = 9_999;

    private SeatingRules() {}

    /** Labels a player with a club or team. Players with one label do not meet where that can be avoided. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    public static Decision<TournamentState, TournamentEvent> assignClub(
            TournamentState state, PlayerId player, String club) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.ASSIGN_CLUB))
                .require(known(player))
                .require(
                        Either.<RuleViolation, String>narrow(PlainName.of(club)),
                        (now, plain) -> now.then(new TournamentEvent.ClubAssigned(player, plain)));
    }

    /** Fixes the table of a player in the Swiss rounds to come, or frees the player. */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    public static Decision<TournamentState, TournamentEvent> fixTable(
            TournamentState state, PlayerId player, Option<Integer> table) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.FIX_TABLE))
                .require(known(player))
                .require(
                        table.forAll(number -> number >= 1 && number <= MAX_TABLE),
                        () -> new TournamentViolation.ImpossibleTable(table.get()))
                .then(new TournamentEvent.TableFixed(player, table));
    }

    /**
     * Seats players with a fixed table there: their match changes places with the one that points would seat there,
     * and no other player moves. Where a table is fixed for two players, the one who registered first has it, and the
     * other one sits at the nearest table with a lower number that is not taken in this way. In a round with fewer
     * tables, they sit at the last one.
     */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    static RoundTables seated(TournamentState state, RoundTables byPoints) {
        Vector<Entry> fixed = state.entries()
                .filter(entry -> entry.isActive() && entry.fixedTable().isDefined());
        if (fixed.isEmpty()) {
            return byPoints;
        }
        List<Pairing> pairs = new ArrayList<>(byPoints.pairs().asJava());
        List<Pairing> settled = new ArrayList<>();
        for (Entry entry : fixed) {
            int from = indexOf(pairs, entry.id());
            if (from >= 0 && !settled.contains(pairs.get(from))) {
                int to = Math.min(entry.fixedTable().get(), pairs.size()) - 1;
                while (settled.contains(pairs.get(to))) {
                    to = to == 0 ? pairs.size() - 1 : to - 1;
                }
                Pairing moved = pairs.get(from);
                pairs.set(from, pairs.get(to));
                pairs.set(to, moved);
                settled.add(moved);
            }
        }
        return byPoints.withPairs(Vector.ofAll(pairs));
    }

    private static int indexOf(List<Pairing> pairs, PlayerId player) {
        for (int i = 0; i < pairs.size(); i++) {
            if (pairs.get(i).has(player)) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Pairs a player who is not in the current Swiss round with the player who has the bye, at a table after all
     * others. The bye, and the loss for the missed round, no longer count.
     */
    @Rule({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    public static Decision<TournamentState, TournamentEvent> pairWithBye(TournamentState state, PlayerId player) {
        int number = state.rounds().size();
        Option<PlayerId> opponent =
                state.round().flatMap(round -> round.tables().bye()).map(ByeChoice::player);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(stageUnderWay(OrganizerTask.PAIR_LATE_PLAYER))
                .require(known(player))
                .require(active(player))
                .require(
                        !state.isDecided(),
                        () -> new TournamentViolation.AlreadyDecided(OrganizerTask.PAIR_LATE_PLAYER))
                .require(
                        !state.round().exists(round -> round.includes(player)),
                        () -> new TournamentViolation.AlreadyInRound(player, number))
                .require(opponent.isDefined(), () -> new TournamentViolation.NoBye(number))
                .require(now -> opponent.flatMap(other -> active(other).violation(now)))
                .require(now -> opponent.map(other -> Pairing.of(player, other))
                        .filter(pairing -> haveMet(now, pairing))
                        .map(TournamentViolation.AlreadyMet::new))
                .and(now -> now.then(new TournamentEvent.LatePlayerPaired(
                        number, state.round().get().tables().pairs().size() + 1, player, opponent.get())));
    }

    private static boolean haveMet(TournamentState state, Pairing pairing) {
        return state.rounds()
                .exists(round ->
                        round.stage() == state.stage() && round.tableOf(pairing).isDefined());
    }

    /** Returns the players who can be paired with the bye of the current round. */
    static Vector<PlayerId> latePlayers(TournamentState state) {
        return state.active().reject(player -> pairWithBye(state, player).isRefused());
    }

    /** Takes a bye back from a player who has left. The round counts as missed if the player rejoins. */
    @Rule({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.BYE})
    public static Decision<TournamentState, TournamentEvent> takeBackBye(
            TournamentState state, PlayerId player, int number) {
        Option<SwissRound> round = state.round(number);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.TAKE_BACK_BYE))
                .require(known(player))
                .require(
                        round.isDefined(),
                        () -> new TournamentViolation.RoundNotPaired(
                                number, state.rounds().size()))
                .require(
                        round.exists(found -> found.hasBye(player)),
                        () -> new TournamentViolation.HadNoBye(player, number))
                .require(hasLeft(state, player), () -> new TournamentViolation.HasNotLeft(player))
                .then(new TournamentEvent.ByeTakenBack(player, number));
    }

    private static boolean hasLeft(TournamentState state, PlayerId player) {
        return state.attendance(player)
                .exists(attendance -> attendance == Attendance.DROPPED || attendance == Attendance.EJECTED);
    }

    /** Returns the byes that can be taken back, the oldest first. */
    static Vector<RoundBye> byesToTakeBack(TournamentState state) {
        return state.rounds()
                .flatMap(round -> round.tables().byes().map(bye -> new RoundBye(round.number(), bye.player())))
                .reject(bye -> takeBackBye(state, bye.player(), bye.round()).isRefused());
    }
}

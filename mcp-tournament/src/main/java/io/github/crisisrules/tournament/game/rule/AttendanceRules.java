package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Decisions.accept;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.PartialScore;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.ConductLog;
import io.github.crisisrules.tournament.ruling.Incident;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Sanction;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Decisions on players who come and go: drops, rejoins, late entries, warnings and ejections. */
public final class AttendanceRules {
    private AttendanceRules() {}

    /** Drops a player. An open match is conceded, a qualifier is replaced, a finalist's opponent has a bye. */
    @Rule({EventRuleId.DROP, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> drop(
            TournamentState state, PlayerId player, DropReason reason, PartialScore soFar) {
        return present(state, player, "drop a player").flatMap(entry -> {
            if (!isThere(entry)) {
                return Either.left(new TournamentViolation.NotActive(player, entry.attendance()));
            }
            return state.isDecided()
                    ? Either.left(new TournamentViolation.Decided("drop " + state.name(player)))
                    : leave(state, entry, new TournamentEvent.PlayerDropped(player, reason), soFar);
        });
    }

    /** Returns whether the player could still play: is active, or waits outside the cut. */
    private static boolean isThere(Entry entry) {
        return entry.isActive() || entry.attendance() == Attendance.CUT;
    }

    /**
     * Returns the players who can leave now. Once the event is decided none can, because that would take the title
     * from a champion.
     */
    static Vector<PlayerId> leavers(TournamentState state) {
        return state.phase() == Phase.CLOSED || state.isDecided()
                ? Vector.empty()
                : state.entries().filter(AttendanceRules::isThere).map(Entry::id);
    }

    /** Ejects a player for good, including one who has dropped or is already out, and including the champion. */
    @Rule({EventRuleId.EJECT, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> eject(
            TournamentState state, PlayerId player, Offence offence, Official by, PartialScore soFar) {
        Incident incident = new Incident(player, offence, Sanction.EJECTION, by);
        return present(state, player, "eject a player")
                .flatMap(entry -> recorded(state, incident).flatMap(allowed -> {
                    TournamentEvent ejected = new TournamentEvent.PlayerEjected(incident);
                    return isThere(entry) && !state.isDecided()
                            ? leave(state, entry, ejected, soFar)
                            : accept(state, ejected);
                }));
    }

    /** Warns a player. Afterwards {@link TournamentState#conduct} shows whether there are grounds for ejection. */
    @Rule({EventRuleId.WARN, EventRuleId.WARN_GROUNDS})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> warn(
            TournamentState state, PlayerId player, Offence offence, Official by) {
        Incident incident = new Incident(player, offence, Sanction.WARNING, by);
        return present(state, player, "warn a player")
                .flatMap(entry -> recorded(state, incident)
                        .flatMap(allowed -> accept(state, new TournamentEvent.PlayerWarned(incident))));
    }

    private static Either<RuleViolation, ConductLog> recorded(TournamentState state, Incident incident) {
        return Either.narrow(state.conduct().record(incident));
    }

    /**
     * Lets a dropped player rejoin, with an unpaired loss for each round missed. This is refused after the cut,
     * and without a list where lists are required.
     */
    @Rule({EventRuleId.REJOIN, EventRuleId.EJECT, EventRuleId.CUT_IS_NOT_WITHDRAWN, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> rejoin(
            TournamentState state, PlayerId player) {
        return present(state, player, "let a player rejoin").flatMap(entry -> {
            if (!entry.attendance().mayRejoin()) {
                return Either.left(new TournamentViolation.CannotRejoin(player, entry.attendance()));
            }
            if (state.cut().isDefined()) {
                // A player who left the next stage is still listed among those who advanced to it.
                ProgressionCut cut = state.cut().get();
                return Either.left(
                        cut.qualified().contains(player)
                                ? new FinalsViolation.LeftSinceCut(player)
                                : cut.whyNoRejoin(player));
            }
            return ListRules.isDue(state) && !entry.hasList()
                    ? Either.left(ListRules.noneInTime(state, state.name(player)))
                    : accept(
                            state,
                            Vector.<TournamentEvent>of(new TournamentEvent.PlayerRejoined(player))
                                    .appendAll(missed(state, player)));
        });
    }

    /** Returns the players who can rejoin now. */
    public static Vector<PlayerId> returners(TournamentState state) {
        return state.entries()
                .map(Entry::id)
                .filter(player -> rejoin(state, player).isRight());
    }

    /**
     * Admits a player after the opening, with an unpaired loss for each round missed. This is refused once all
     * Swiss rounds are paired. The list was given to the organizer before the event.
     */
    @Rule({EventRuleId.LATE_ENTRY_IS_A_REJOIN, ChallengerRuleId.ROSTER, TimelineRuleId.LIST})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> enterLate(
            TournamentState state, String name, Vector<DesignatedRoster> rosters) {
        Option<RuleViolation> closed = whyNobodyEnters(state);
        return closed.isDefined()
                ? Either.left(closed.get())
                : RegistrationRules.unknown(state, name)
                        .flatMap(entrant -> list(state, entrant, rosters)
                                .flatMap(list -> accept(
                                        state,
                                        Vector.<TournamentEvent>of(new TournamentEvent.PlayerEnteredLate(entrant))
                                                .appendAll(RegistrationRules.alike(state, entrant))
                                                .appendAll(list)
                                                .appendAll(missed(state, entrant.id())))));
    }

    /** Returns the reason why no player can enter late now, or none if one can. */
    public static Option<RuleViolation> whyNobodyEnters(TournamentState state) {
        if (state.phase() != Phase.SWISS) {
            return Option.some(new TournamentViolation.WrongPhase(
                    "admit a late player",
                    state.phase(),
                    state.phase() == Phase.REGISTRATION ? "Register the player." : "Nobody can enter any more."));
        }
        return state.structure()
                .filter(fixed -> state.rounds().size() >= fixed.swissRounds())
                .map(fixed -> new TournamentViolation.TooLateToEnter(fixed.swissRounds()));
    }

    private static Either<RuleViolation, Vector<TournamentEvent>> list(
            TournamentState state, Entrant late, Vector<DesignatedRoster> rosters) {
        if (rosters.isEmpty()) {
            return ListRules.isDue(state)
                    ? Either.left(ListRules.noneInTime(state, late.name()))
                    : Either.right(Vector.empty());
        }
        return ListRules.checked(state, late.id(), rosters).map(Vector::of);
    }

    /** Returns an unpaired loss for each round that was paired without the player and does not yet count as one. */
    public static Vector<TournamentEvent> missed(TournamentState state, PlayerId player) {
        Vector<Integer> known = state.entry(player).map(Entry::unpairedLosses).getOrElse(Vector.empty());
        return state.rounds()
                .filter(round -> !round.includes(player) && !known.contains(round.number()))
                .map(round -> new TournamentEvent.UnpairedLossGiven(player, round.number()));
    }

    private static Either<RuleViolation, Entry> present(TournamentState state, PlayerId player, String wanted) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(Decisions.over(wanted));
        }
        return state.entry(player).toEither(() -> new TournamentViolation.UnknownPlayer(player));
    }

    private static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> leave(
            TournamentState state, Entry entry, TournamentEvent departure, PartialScore soFar) {
        return state.phase() == Phase.FINALS
                ? FinalsRules.leave(state, entry.id(), departure, soFar)
                : accept(state, conceded(state, entry.id(), soFar).append(departure));
    }

    /** Concedes the open match of a player who leaves after the pairing, at the VPs so far. */
    @Rule(EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES)
    static Vector<TournamentEvent> conceded(TournamentState state, PlayerId player, PartialScore soFar) {
        return state.round()
                .flatMap(round -> round.tableOf(player)
                        .filter(table -> round.endings().get(table).isEmpty())
                        .<TournamentEvent>map(table -> new TournamentEvent.MatchForfeited(
                                round.number(),
                                table + 1,
                                player,
                                soFar.conceded(
                                        player,
                                        round.tables().pairs().get(table).opponentOf(player)))))
                .toVector();
    }
}

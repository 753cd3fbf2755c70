package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.known;
import static io.github.crisisrules.tournament.game.rule.Requirements.notClosed;
import static io.github.crisisrules.tournament.game.rule.Requirements.recordable;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.DropReason;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.EjectionGround;
import io.github.crisisrules.tournament.ruling.Incident;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Sanction;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Decisions on players who come and go: drops, rejoins, late entries, warnings and ejections. */
public final class AttendanceRules {
    private AttendanceRules() {}

    /** Drops a player. An open match is conceded, a qualifier is replaced, a finalist's opponent has a bye. */
    @Rule({EventRuleId.DROP, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES})
    public static Decision<TournamentState, TournamentEvent> drop(
            TournamentState state, PlayerId player, DropReason reason, PartialScore soFar) {
        Option<Entry> entry = state.entry(player);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.DROP_PLAYER))
                .require(known(player))
                .require(
                        entry.exists(found -> found.attendance().isPresent()),
                        () -> new TournamentViolation.NotActive(
                                player, entry.get().attendance()))
                .require(!state.isDecided(), () -> new TournamentViolation.AlreadyDecided(OrganizerTask.DROP_PLAYER))
                .and(now -> leave(now, player, new TournamentEvent.PlayerDropped(player, reason), soFar));
    }

    /**
     * Returns the players who can leave now. Once the event is decided none can, because that would take the title
     * from a champion.
     */
    static Vector<PlayerId> leavers(TournamentState state) {
        return state.phase() == Phase.CLOSED || state.isDecided()
                ? Vector.empty()
                : state.entries()
                        .filter(entry -> entry.attendance().isPresent())
                        .map(Entry::id);
    }

    /** Ejects a player for good, including one who has dropped or is already out, and including the champion. */
    @Rule({EventRuleId.EJECT, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    public static Decision<TournamentState, TournamentEvent> eject(
            TournamentState state, PlayerId player, Offence offence, Official by, PartialScore soFar) {
        Incident incident = new Incident(player, offence, Sanction.EJECTION, by);
        TournamentEvent ejected = new TournamentEvent.PlayerEjected(incident);
        boolean leaves = state.attendance(player).exists(Attendance::isPresent) && !state.isDecided();
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.EJECT_PLAYER))
                .require(known(player))
                .require(recordable(incident))
                .and(now -> leaves ? leave(now, player, ejected, soFar) : now.then(ejected));
    }

    /** Warns a player, with a notice if there are grounds for ejection. */
    @Rule({EventRuleId.WARN, EventRuleId.WARN_GROUNDS})
    public static Decision<TournamentState, TournamentEvent> warn(
            TournamentState state, PlayerId player, Offence offence, Official by) {
        Incident incident = new Incident(player, offence, Sanction.WARNING, by);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.WARN_PLAYER))
                .require(known(player))
                .require(recordable(incident))
                .then(new TournamentEvent.PlayerWarned(incident))
                .and(now -> now.thenAll(flagged(now.state(), player)));
    }

    /** Returns a notice if there are grounds to eject a player. */
    private static Option<TournamentEvent> flagged(TournamentState state, PlayerId player) {
        Vector<EjectionGround> grounds = state.conduct().ejectionGrounds(player);
        return Option.when(!grounds.isEmpty(), () -> new TournamentEvent.PlayerFlagged(player, grounds));
    }

    /**
     * Lets a dropped player rejoin, with an unpaired loss for each round missed. This is refused after the cut,
     * and without a list where lists are required.
     */
    @Rule({EventRuleId.REJOIN, EventRuleId.EJECT, EventRuleId.CUT_IS_NOT_WITHDRAWN, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    public static Decision<TournamentState, TournamentEvent> rejoin(TournamentState state, PlayerId player) {
        Option<Entry> entry = state.entry(player);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.LET_PLAYER_REJOIN))
                .require(known(player))
                .require(
                        entry.exists(found -> found.attendance().mayRejoin()),
                        () -> new TournamentViolation.CannotRejoin(
                                player, entry.get().attendance()))
                .require(now -> now.cut().map(cut -> whyNoRejoin(cut, player)))
                .require(
                        entry.exists(Entry::hasList) || !ListRules.isDue(state),
                        () -> ListRules.noneInTime(state, state.name(player)))
                .then(new TournamentEvent.PlayerRejoined(player))
                .and(now -> now.thenAll(missed(state, player)));
    }

    private static FinalsViolation whyNoRejoin(ProgressionCut cut, PlayerId player) {
        // A player who left the next stage is still listed among those who advanced to it.
        return cut.qualified().contains(player) ? new FinalsViolation.LeftSinceCut(player) : cut.whyNoRejoin(player);
    }

    /** Returns the players who can rejoin now. */
    public static Vector<PlayerId> returners(TournamentState state) {
        return state.entries()
                .map(Entry::id)
                .reject(player -> rejoin(state, player).isRefused());
    }

    /**
     * Admits a player after the opening, with an unpaired loss for each round missed. This is refused once all
     * Swiss rounds are paired. The list was given to the organizer before the event.
     */
    @Rule({EventRuleId.LATE_ENTRY_IS_A_REJOIN, ChallengerRuleId.ROSTER, TimelineRuleId.LIST})
    public static Decision<TournamentState, TournamentEvent> enterLate(
            TournamentState state, String name, Vector<DesignatedRoster> rosters) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(AttendanceRules::whyNoLateEntry)
                .and(now -> RegistrationRules.enter(now, name, TournamentEvent.PlayerEnteredLate::new))
                .and(now -> bringList(now, rosters))
                .and(now -> now.thenAll(missed(now.state(), latest(now.state()).id())));
    }

    private static Decision<TournamentState, TournamentEvent> bringList(
            Decision<TournamentState, TournamentEvent> now, Vector<DesignatedRoster> rosters) {
        Entrant late = latest(now.state());
        return rosters.isEmpty()
                ? now.require(!ListRules.isDue(now.state()), () -> ListRules.noneInTime(now.state(), late.name()))
                : ListRules.accept(now, late.id(), rosters);
    }

    private static Entrant latest(TournamentState state) {
        return state.entries().last().entrant();
    }

    /** Returns the reason why no player can enter late now, or none if one can. */
    public static Option<RuleViolation> whyNoLateEntry(TournamentState state) {
        if (state.phase() != Phase.SWISS) {
            return Option.some(new TournamentViolation.WrongPhase(OrganizerTask.ADMIT_LATE_PLAYER, state.phase()));
        }
        return state.structure()
                .filter(fixed -> state.rounds().size() >= fixed.swissRounds())
                .map(fixed -> new TournamentViolation.TooLateToEnter(fixed.swissRounds()));
    }

    /** Returns an unpaired loss for each round that was paired without the player and does not yet count as one. */
    public static Vector<TournamentEvent> missed(TournamentState state, PlayerId player) {
        Vector<Integer> played =
                state.rounds().filter(round -> round.includes(player)).map(SwissRound::number);
        Vector<Integer> counted = state.entry(player).map(Entry::unpairedLosses).getOrElse(Vector.empty());
        return Scoring.missedRounds(state.rounds().size(), played, counted)
                .map(round -> new TournamentEvent.UnpairedLossGiven(player, round));
    }

    private static Decision<TournamentState, TournamentEvent> leave(
            Decision<TournamentState, TournamentEvent> now,
            PlayerId player,
            TournamentEvent departure,
            PartialScore soFar) {
        return now.state().phase() == Phase.FINALS
                ? FinalsRules.leave(now, player, departure, soFar)
                : now.thenAll(conceded(now.state(), player, soFar)).then(departure);
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

package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.RESULTS_COMPLETE;
import static io.github.crisisrules.tournament.game.rule.Requirements.active;
import static io.github.crisisrules.tournament.game.rule.Requirements.notClosed;
import static io.github.crisisrules.tournament.game.rule.Requirements.stageUnderWay;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.NextRound;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.RoundTables;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.game.query.QualifierChange;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeAssignment;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Decisions on the Swiss rounds: pairing, results and their correction. */
public final class SwissRules {
    private SwissRules() {}

    /** Pairs the next Swiss round by the given system. The bye is chosen first. */
    @Rule({
        EventRuleId.R1,
        EventRuleId.GROUPS,
        EventRuleId.BYE,
        EventRuleId.BYE_COMES_BEFORE_THE_PAIRING,
        EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1
    })
    public static Decision<TournamentState, TournamentEvent> pair(TournamentState state, PairingSystem system) {
        return begin(state).and(now -> pair(now, tables(now.state(), system)));
    }

    /** Returns the next Swiss round as it follows from the event's seed. */
    public static RoundTables tables(TournamentState state, PairingSystem system) {
        NextRound next = state.nextRound();
        RoundPairing pairing = HouseEventRules.system(state, system)
                .pair(next.pool(), seedOf(state).split("pairing"));
        return SeatingRules.seated(
                state, new RoundTables(pairing.pairs(), next.bye(), next.houseByes(), Option.of(pairing.trace())));
    }

    /** Returns the byes of the next Swiss round, and the players to be paired. */
    @Rule(EventRuleId.BYE_COMES_BEFORE_THE_PAIRING)
    public static NextRound next(TournamentState state) {
        Vector<ByeChoice> houseByes = HouseEventRules.byes(state);
        Vector<PlayerId> seated = state.active().removeAll(houseByes.map(ByeChoice::player));
        Option<ByeChoice> bye = bye(state, seated, houseByes);
        return new NextRound(bye, houseByes, EventRecords.pool(state, seated.removeAll(bye.map(ByeChoice::player))));
    }

    /** Returns the bye of the next Swiss round, or none if the number of players to be paired is even. */
    @Rule({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    private static Option<ByeChoice> bye(TournamentState state, Vector<PlayerId> seated, Vector<ByeChoice> houseByes) {
        return Option.when(
                seated.size() % 2 == 1,
                () -> state.rounds().isEmpty()
                        ? ByeAssignment.firstRound(seated, seedOf(state).split("bye"))
                        : ByeAssignment.laterRound(state.activeStandings()
                                .reject(row ->
                                        houseByes.exists(bye -> bye.player().equals(row.player())))));
    }

    /**
     * Returns the players seated at the given tables, as they were before the pairing. These are the players to be
     * paired next, unless the tables were made by hand or do not follow from the rules.
     */
    public static PairingPool poolOf(TournamentState before, RoundTables tables) {
        Vector<PlayerId> paired = tables.paired().sorted();
        return !tables.byHand() && before.nextRound().players().equals(paired)
                ? before.nextRound().pool()
                : EventRecords.pool(before, paired);
    }

    /** Returns the seed of the next Swiss round. */
    public static Seed seedOf(TournamentState state) {
        return state.seed().split("round", state.rounds().size() + 1);
    }

    /**
     * Pairs the next Swiss round by hand. Every active player must be in it once; {@link Explanation#checkByHand}
     * finds the rules that it breaks.
     */
    public static Decision<TournamentState, TournamentEvent> pairByHand(
            TournamentState state, Vector<Pairing> pairs, Option<PlayerId> bye) {
        Vector<PlayerId> named =
                new RoundTables(pairs, Option.none(), Option.none()).paired().appendAll(bye);
        NextRound next = state.nextRound();
        Vector<PlayerId> active = next.seated();
        Vector<PlayerId> missing = active.removeAll(named);
        Vector<PlayerId> surplus = surplus(named, active);
        return begin(state)
                .require(
                        missing.isEmpty() && surplus.isEmpty(),
                        () -> new TournamentViolation.IncompletePairing(missing, surplus))
                .and(now -> pair(
                        now,
                        SeatingRules.seated(
                                state,
                                new RoundTables(
                                        RoundPairing.tables(poolWithout(state, bye), pairs),
                                        bye.map(player -> new ByeChoice(player, ByeReason.BY_HAND, Vector.empty())),
                                        next.houseByes(),
                                        Option.none()))));
    }

    /** Returns the players to be paired if the given player has the bye. */
    public static PairingPool poolWithout(TournamentState state, Option<PlayerId> bye) {
        NextRound next = state.nextRound();
        return bye.equals(next.byePlayer())
                ? next.pool()
                : EventRecords.pool(state, next.seated().removeAll(bye));
    }

    private static Vector<PlayerId> surplus(Vector<PlayerId> named, Vector<PlayerId> active) {
        Vector<PlayerId> surplus = Vector.empty();
        java.util.TreeSet<PlayerId> unseen = new java.util.TreeSet<>(active.asJava());
        for (PlayerId player : named) {
            if (!unseen.remove(player)) {
                surplus = surplus.append(player);
            }
        }
        return surplus;
    }

    private static Decision<TournamentState, TournamentEvent> pair(
            Decision<TournamentState, TournamentEvent> now, RoundTables tables) {
        TournamentState state = now.state();
        return now.then(new TournamentEvent.RoundPaired(state.rounds().size() + 1, seedOf(state), tables));
    }

    /** Begins the next Swiss round, if one can be paired now. The structure is fixed before the first round. */
    static Decision<TournamentState, TournamentEvent> begin(TournamentState state) {
        int players = state.active().size();
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.phase() == Phase.SWISS || (state.phase() == Phase.FINALS && !state.isBracketStage()),
                        () -> new TournamentViolation.WrongPhase(OrganizerTask.PAIR_SWISS_ROUND, state.phase()))
                .require(RESULTS_COMPLETE)
                .require(players > 0, TournamentViolation.NoPlayersToPair::new)
                .require(SwissRules::whyNoMoreRounds)
                .andIf(state.structure().isEmpty(), now -> fixStructure(now, players));
    }

    private static Option<TournamentViolation> whyNoMoreRounds(TournamentState state) {
        return state.phase() == Phase.FINALS
                ? state.qualifierAlone().map(TournamentViolation.LeaderAlreadyFound::new)
                : state.structure()
                        .map(Structure::swissRounds)
                        .filter(rounds -> state.rounds().size() >= rounds)
                        .map(TournamentViolation.RoundsOver::new);
    }

    /** Fixes the number of rounds and the cut by the number of players. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    static Decision<TournamentState, TournamentEvent> fixStructure(
            Decision<TournamentState, TournamentEvent> now, int players) {
        return now.require(
                now.state().announcement().structureFor(players),
                (open, structure) -> open.require(
                                structure.cut() <= players,
                                () -> new TournamentViolation.CutTooLarge(structure.cut(), players))
                        .then(new TournamentEvent.StructureFixed(structure, players)));
    }

    /** Reports how a match of the current round ended. */
    @Rule({EventRuleId.VICTORY, EventRuleId.TIME, EventRuleId.CONCEDE, EventRuleId.DRAW})
    public static Decision<TournamentState, TournamentEvent> report(TournamentState state, MatchEnding ending) {
        Pairing pairing = ending.pairing();
        int round = state.rounds().size();
        Option<Integer> table = state.round().flatMap(found -> found.tableOf(pairing));
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.REPORT_RESULT))
                .require(round > 0, TournamentViolation.NoRoundInProgress::new)
                .require(table.isDefined(), () -> new TournamentViolation.NotPaired(pairing, round))
                .require(
                        table.flatMap(at -> state.round().get().endings().get(at))
                                .isEmpty(),
                        () -> new TournamentViolation.ResultAlreadyReported(pairing, round))
                .and(now -> now.then(new TournamentEvent.ResultReported(round, table.get() + 1, ending)));
    }

    /**
     * Corrects a result of any Swiss round. The standings follow; pairings and a cut that were already made stay. If
     * other players would have qualified, that is reported.
     */
    @Rule({EventRuleId.CUT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    public static Decision<TournamentState, TournamentEvent> amend(
            TournamentState state, int number, MatchEnding ending) {
        Pairing pairing = ending.pairing();
        Option<SwissRound> round = state.round(number);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.AMEND_RESULT))
                .require(
                        round.isDefined(),
                        () -> new TournamentViolation.RoundNotPaired(
                                number, state.rounds().size()))
                .require(
                        round.flatMap(found -> found.tableOf(pairing)).isDefined(),
                        () -> new TournamentViolation.NotPaired(pairing, number))
                .require(
                        round.flatMap(found -> found.endingOf(pairing))
                                .<RuleViolation>toEither(
                                        () -> new TournamentViolation.ResultNotReported(pairing, number)),
                        (now, before) -> now.then(new TournamentEvent.ResultAmended(number, before, ending)))
                .and(now -> now.thenAll(qualifierChange(state, now.state())));
    }

    /** Returns a notice if a correction changes who would have qualified. */
    private static Option<TournamentEvent> qualifierChange(TournamentState before, TournamentState after) {
        QualifierChange change = QualifierChange.of(after);
        return Option.when(
                !change.isNone() && !change.equals(QualifierChange.of(before)),
                () -> new TournamentEvent.QualifiersDiffer(change.missed(), change.lucky()));
    }

    /**
     * Withdraws a result of the current Swiss round, so that the match is open again. This is refused if one of the
     * two players has left, or if the stage is over; a result of an earlier round is amended instead.
     */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    public static Decision<TournamentState, TournamentEvent> withdraw(TournamentState state, Pairing pairing) {
        Option<SwissRound> round = state.round();
        int number = state.rounds().size();
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(stageUnderWay(OrganizerTask.WITHDRAW_RESULT))
                .require(
                        round.flatMap(found -> found.tableOf(pairing)).isDefined(),
                        () -> new TournamentViolation.NotPaired(pairing, number))
                .require(active(pairing.first()))
                .require(active(pairing.second()))
                .require(
                        round.flatMap(found -> found.endingOf(pairing))
                                .<RuleViolation>toEither(
                                        () -> new TournamentViolation.ResultNotReported(pairing, number)),
                        (now, ending) -> now.then(new TournamentEvent.ResultWithdrawn(
                                number, round.get().tableOf(pairing).get() + 1, ending)));
    }

    /** Returns the results that can be withdrawn now. */
    static Vector<RoundMatch> withdrawable(TournamentState state) {
        return state.round()
                .map(SwissRound::reported)
                .getOrElse(Vector.empty())
                .reject(match -> withdraw(state, match.pairing()).isRefused());
    }
}

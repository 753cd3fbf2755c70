package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Decisions.accept;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundTables;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.ByeAssignment;
import io.github.crisisrules.tournament.pairing.ByeChoice;
import io.github.crisisrules.tournament.pairing.ByeReason;
import io.github.crisisrules.tournament.pairing.PairingCheck;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
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
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> pair(
            TournamentState state, PairingSystem system) {
        return ready(state)
                .map(structure -> begun(state, structure))
                .map(begun -> paired(begun, drawn(begun.state(), system)));
    }

    /** Returns the next Swiss round as it follows from the event's seed. */
    public static RoundTables drawn(TournamentState state, PairingSystem system) {
        RoundPairing pairing = HouseEventRules.system(state, system)
                .pair(state.nextField(), seedOf(state).split("pairing"));
        return new RoundTables(pairing.pairs(), bye(state), HouseEventRules.byes(state), Option.of(pairing.trace()));
    }

    /** Returns the players to be paired in the next Swiss round. */
    public static PairingPool field(TournamentState state) {
        return EventRecords.field(state, seated(state).removeAll(bye(state).map(ByeChoice::player)));
    }

    /**
     * Returns the players seated at the given tables, as they were before the pairing. These are the players to be
     * paired next, unless the tables were made by hand or do not follow from the rules.
     */
    public static PairingPool fieldOf(TournamentState before, RoundTables tables) {
        Vector<PlayerId> paired = tables.paired().sorted();
        if (!tables.byHand()) {
            PairingPool next = before.nextField();
            if (next.players().map(PoolPlayer::id).equals(paired)) {
                return next;
            }
        }
        return EventRecords.field(before, paired);
    }

    /** Returns the active players, except those with a bye given in a house event. */
    private static Vector<PlayerId> seated(TournamentState state) {
        return state.active().removeAll(HouseEventRules.byes(state).map(ByeChoice::player));
    }

    /** Returns the bye of the next Swiss round, or none if the number of players to be paired is even. */
    @Rule({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    public static Option<ByeChoice> bye(TournamentState state) {
        Vector<PlayerId> active = seated(state);
        return Option.when(
                active.size() % 2 == 1,
                () -> state.rounds().isEmpty()
                        ? ByeAssignment.firstRound(active, seedOf(state).split("bye"))
                        : ByeAssignment.laterRound(state.activeStandings()));
    }

    /** Returns the seed of the next Swiss round. */
    public static Seed seedOf(TournamentState state) {
        return state.seed().split("round", state.rounds().size() + 1);
    }

    /**
     * Pairs the next Swiss round by hand. Every active player must be in it once; {@link #checkByHand} finds the
     * rules that it breaks.
     */
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> pairByHand(
            TournamentState state, Vector<Pairing> pairs, Option<PlayerId> bye) {
        Vector<PlayerId> named =
                new RoundTables(pairs, Option.none(), Option.none()).paired().appendAll(bye);
        return ready(state).flatMap(structure -> {
            Vector<PlayerId> active = seated(state);
            Vector<PlayerId> missing = active.removeAll(named);
            Vector<PlayerId> surplus = surplus(named, active);
            if (!missing.isEmpty() || !surplus.isEmpty()) {
                return Either.left(new TournamentViolation.IncompletePairing(missing, surplus));
            }
            Transition<TournamentState, TournamentEvent> begun = begun(state, structure);
            PairingPool field = EventRecords.field(begun.state(), active.removeAll(bye));
            RoundTables tables = new RoundTables(
                    RoundPairing.tables(field, pairs),
                    bye.map(player -> new ByeChoice(player, ByeReason.BY_HAND, Vector.empty())),
                    HouseEventRules.byes(begun.state()),
                    Option.none());
            return Either.right(paired(begun, tables));
        });
    }

    /**
     * Checks, before it is used, whether the organizer's own pairing of the next round is one that the rules
     * allow, including the bye.
     */
    @Rule({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.BYE})
    public static PairingCheck checkByHand(
            TournamentState state, Iterable<Pairing> pairs, Option<PlayerId> bye, PairingSystem system) {
        Option<PlayerId> due = bye(state).map(ByeChoice::player);
        Vector<PlayerId> active = seated(state);
        // The number of players to be paired must be even. If a bye is due but is given to no active player, the
        // player who is due is left out.
        Option<PlayerId> left =
                due.isEmpty() ? due : bye.filter(active::contains).orElse(due);
        return PairingCheck.of(EventRecords.field(state, active.removeAll(left)), pairs, system)
                .withBye(bye, due);
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

    /** Fixes the structure before the first round is paired; does nothing before later rounds. */
    private static Transition<TournamentState, TournamentEvent> begun(TournamentState state, Structure structure) {
        Transition<TournamentState, TournamentEvent> none = Transition.none(state);
        return state.structure().isDefined()
                ? none
                : none.then(new TournamentEvent.StructureFixed(
                        structure, state.active().size()));
    }

    private static Transition<TournamentState, TournamentEvent> paired(
            Transition<TournamentState, TournamentEvent> begun, RoundTables tables) {
        TournamentState state = begun.state();
        return begun.then(new TournamentEvent.RoundPaired(state.rounds().size() + 1, seedOf(state), tables));
    }

    /** Returns the structure if a Swiss round can be paired now, or the reason why not. */
    public static Either<RuleViolation, Structure> ready(TournamentState state) {
        if (state.phase() == Phase.REGISTRATION || state.phase() == Phase.CLOSED || state.isBracketStage()) {
            return Either.left(new TournamentViolation.WrongPhase(
                    "pair a Swiss round",
                    state.phase(),
                    state.phase() == Phase.REGISTRATION ? "Open the event first." : "The Swiss rounds are over."));
        }
        Option<SwissRound> unfinished = state.round().filter(round -> !round.isComplete());
        if (unfinished.isDefined()) {
            return Either.left(new TournamentViolation.ResultsMissing(
                    unfinished.get().number(), unfinished.get().open()));
        }
        if (state.active().isEmpty()) {
            return Either.left(new TournamentViolation.NoPlayersToPair());
        }
        return state.structure().map(structure -> next(state, structure)).getOrElse(() -> first(state));
    }

    private static Either<RuleViolation, Structure> first(TournamentState state) {
        int players = state.active().size();
        return Either.<RuleViolation, Structure>narrow(state.announcement().structureFor(players))
                .filterOrElse(
                        structure -> structure.cut() <= players,
                        structure -> new TournamentViolation.CutTooLarge(structure.cut(), players));
    }

    private static Either<RuleViolation, Structure> next(TournamentState state, Structure structure) {
        if (state.phase() == Phase.FINALS) {
            return state.qualifierAlone()
                    .<Either<RuleViolation, Structure>>map(
                            leader -> Either.left(new TournamentViolation.LeaderAlreadyFound(leader)))
                    .getOrElse(() -> Either.right(structure));
        }
        return state.rounds().size() >= structure.swissRounds()
                ? Either.left(new TournamentViolation.RoundsOver(structure.swissRounds()))
                : Either.right(structure);
    }

    /** Reports how a match of the current round ended. */
    @Rule({EventRuleId.VICTORY, EventRuleId.TIME, EventRuleId.CONCEDE, EventRuleId.DRAW})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> report(
            TournamentState state, MatchEnding ending) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(Decisions.over("report a result"));
        }
        if (state.round().isEmpty()) {
            return Either.left(new TournamentViolation.NoRoundInProgress());
        }
        SwissRound round = state.round().get();
        Option<Integer> table = round.tableOf(ending.pairing());
        if (table.isEmpty()) {
            return Either.left(new TournamentViolation.NotPaired(ending.pairing(), round.number()));
        }
        return round.endings().get(table.get()).isDefined()
                ? Either.left(new TournamentViolation.ResultAlreadyReported(ending.pairing(), round.number()))
                : accept(state, new TournamentEvent.ResultReported(round.number(), table.get() + 1, ending));
    }

    /** Corrects a result of any Swiss round. The standings follow; pairings and a cut that were already made stay. */
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> amend(
            TournamentState state, int number, MatchEnding ending) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(Decisions.over("amend a result"));
        }
        Pairing pairing = ending.pairing();
        Option<SwissRound> round = state.round(number);
        if (round.isEmpty()) {
            return Either.left(new TournamentViolation.RoundNotPaired(
                    number, state.rounds().size()));
        }
        Option<Integer> table = round.flatMap(found -> found.tableOf(pairing));
        if (table.isEmpty()) {
            return Either.left(new TournamentViolation.NotPaired(pairing, number));
        }
        return round.get()
                .endings()
                .get(table.get())
                .<Either<RuleViolation, Transition<TournamentState, TournamentEvent>>>map(
                        before -> accept(state, new TournamentEvent.ResultAmended(number, before, ending)))
                .getOrElse(() -> Either.left(new TournamentViolation.ResultNotReported(pairing, number)));
    }
}

package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.tournament.conduct.ConductLog;
import io.github.crisisrules.tournament.conduct.Incident;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** The state after each kind of event; no decisions are taken here. */
final class Evolution implements TournamentEvent.Cases<TournamentState> {
    private final TournamentState state;

    private Evolution(TournamentState state) {
        this.state = state;
    }

    static TournamentState evolve(TournamentState state, TournamentEvent event) {
        return event.match(new Evolution(state));
    }

    /** A command accepted with these events. */
    static <V> Either<V, Transition<TournamentState, TournamentEvent>> accept(
            TournamentState state, Vector<TournamentEvent> events) {
        return Either.right(Transition.of(state, events, Evolution::evolve));
    }

    /** A command accepted with one event. */
    static <V> Either<V, Transition<TournamentState, TournamentEvent>> accept(
            TournamentState state, TournamentEvent event) {
        return accept(state, Vector.of(event));
    }

    private TournamentState entered(Entrant entrant) {
        return state.withEntries(state.entries().append(Entry.of(entrant)))
                .withNames(state.names().with(entrant));
    }

    private TournamentState with(PlayerId player, UnaryOperator<Entry> change) {
        return with(state, player, change);
    }

    private static TournamentState with(TournamentState state, PlayerId player, UnaryOperator<Entry> change) {
        return state.withEntries(state.entries().update(player.number() - 1, change));
    }

    private TournamentState left(PlayerId player, Attendance attendance) {
        return with(player, entry -> entry.withAttendance(attendance));
    }

    private TournamentState withRound(int number, UnaryOperator<SwissRound> change) {
        return state.withRounds(state.rounds().update(number - 1, change));
    }

    @Override
    public TournamentState playerRegistered(TournamentEvent.PlayerRegistered event) {
        return entered(event.entrant());
    }

    @Override
    public TournamentState listAccepted(TournamentEvent.ListAccepted event) {
        return with(event.player(), entry -> entry.withList(Option.of(event.list())));
    }

    @Override
    public TournamentState pairingExcluded(TournamentEvent.PairingExcluded event) {
        return state.withExcluded(state.excluded().append(event.pairing()).distinct());
    }

    @Override
    public TournamentState eventOpened(TournamentEvent.EventOpened event) {
        return state.withPhase(Phase.SWISS).withLots(Option.of(event.lots()));
    }

    @Override
    public TournamentState structureFixed(TournamentEvent.StructureFixed event) {
        return state.withStructure(Option.of(event.structure()));
    }

    @Override
    public TournamentState roundPaired(TournamentEvent.RoundPaired event) {
        Vector<PlayerId> paired =
                event.tables().pairs().flatMap(pairing -> Vector.of(pairing.first(), pairing.second()));
        return state.withRounds(state.rounds()
                .append(SwissRound.of(
                        event.round(),
                        state.stage(),
                        event.seed(),
                        EventRecords.field(state, paired),
                        event.tables())));
    }

    @Override
    public TournamentState resultReported(TournamentEvent.ResultReported event) {
        return withRound(
                event.round(),
                round -> round.withEndings(round.endings().update(event.table() - 1, Option.of(event.ending()))));
    }

    @Override
    public TournamentState resultAmended(TournamentEvent.ResultAmended event) {
        return withRound(
                event.round(),
                round -> round.withEndings(round.endings()
                        .update(round.tableOf(event.after().pairing()).get(), Option.of(event.after()))));
    }

    @Override
    public TournamentState playerDropped(TournamentEvent.PlayerDropped event) {
        return left(event.player(), Attendance.DROPPED);
    }

    @Override
    public TournamentState playerRejoined(TournamentEvent.PlayerRejoined event) {
        return left(event.player(), Attendance.ACTIVE);
    }

    @Override
    public TournamentState unpairedLossGiven(TournamentEvent.UnpairedLossGiven event) {
        return with(
                event.player(),
                entry -> entry.withUnpairedLosses(entry.unpairedLosses().append(event.round())));
    }

    @Override
    public TournamentState playerEnteredLate(TournamentEvent.PlayerEnteredLate event) {
        return entered(event.entrant());
    }

    @Override
    public TournamentState playerWarned(TournamentEvent.PlayerWarned event) {
        return onRecord(event.incident());
    }

    @Override
    public TournamentState playerEjected(TournamentEvent.PlayerEjected event) {
        return with(
                onRecord(event.incident()),
                event.incident().player(),
                entry -> entry.withAttendance(Attendance.EJECTED));
    }

    private TournamentState onRecord(Incident incident) {
        ConductLog log = state.conduct();
        return state.withConduct(new ConductLog(log.officials(), log.incidents().append(incident)));
    }

    @Override
    public TournamentState clockStarted(TournamentEvent.ClockStarted event) {
        return state.withClock(Option.of(new TournamentState.RunningClock(event.round(), event.clock())));
    }

    @Override
    public TournamentState cutMade(TournamentEvent.CutMade event) {
        TournamentState after = state;
        for (PlayerId player : event.cut().outside()) {
            after = with(after, player, entry -> entry.withAttendance(Attendance.CUT));
        }
        return after.withPhase(Phase.FINALS).withCut(Option.of(event.cut())).withLots(Option.of(event.lots()));
    }

    @Override
    public TournamentState qualifierReplaced(TournamentEvent.QualifierReplaced event) {
        return left(event.newcomer(), Attendance.ACTIVE).withCut(Option.of(event.cut()));
    }

    @Override
    public TournamentState cutLeft(TournamentEvent.CutLeft event) {
        return state.withCut(Option.of(event.cut()));
    }

    @Override
    public TournamentState finalsPaired(TournamentEvent.FinalsPaired event) {
        return withBracket(event.bracket());
    }

    @Override
    public TournamentState finalReported(TournamentEvent.FinalReported event) {
        return withBracket(event.bracket());
    }

    @Override
    public TournamentState finalistLeft(TournamentEvent.FinalistLeft event) {
        return withBracket(event.bracket());
    }

    /** Whoever has lost in the bracket is out of the event. */
    private TournamentState withBracket(Bracket bracket) {
        TournamentState after = state.withBracket(Option.of(bracket));
        for (PlayerId loser : bracket.rounds().flatMap(round -> round.losers())) {
            after = with(after, loser, entry -> entry.isActive() ? entry.withAttendance(Attendance.ELIMINATED) : entry);
        }
        return after;
    }

    @Override
    public TournamentState eventClosed(TournamentEvent.EventClosed event) {
        return state.withPhase(Phase.CLOSED);
    }
}

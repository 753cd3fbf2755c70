package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Decisions.accept;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalAmendment;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.Finals;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.PartialScore;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Standing;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Decisions on the progression cut, the final rounds and the end of the event. */
public final class FinalsRules {
    private FinalsRules() {}

    /** Makes the cut once all Swiss rounds are played: the best players advance. Dropped players cannot. */
    @Rule({EventRuleId.CUT, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> cut(TournamentState state) {
        if (state.phase() != Phase.SWISS) {
            return Either.left(new TournamentViolation.WrongPhase(
                    "make the cut",
                    state.phase(),
                    state.phase() == Phase.REGISTRATION ? "Open the event first." : "It was made before."));
        }
        Option<Structure> structure = state.structure();
        if (structure.isEmpty()) {
            return Either.left(new TournamentViolation.NoRoundInProgress());
        }
        if (!structure.get().hasCut()) {
            return Either.left(new TournamentViolation.NoCut());
        }
        int rounds = structure.get().swissRounds();
        if (state.rounds().size() < rounds) {
            return Either.left(new TournamentViolation.RoundsLeft(state.rounds().size(), rounds));
        }
        Option<SwissRound> unfinished = state.round().filter(round -> !round.isComplete());
        if (unfinished.isDefined()) {
            return Either.left(new TournamentViolation.ResultsMissing(
                    rounds, unfinished.get().open()));
        }
        return Either.<RuleViolation, ProgressionCut>narrow(ProgressionCut.of(
                        state.activeStandings().map(Standing::player),
                        structure.get().cut()))
                .flatMap(cut -> accept(state, new TournamentEvent.CutMade(cut, lotsAfterTheCut(state))));
    }

    /**
     * Returns the random tiebreak order after the cut. A bracket keeps that of the Swiss rounds, whose ranks do
     * not change; where Swiss rounds continue, there is a new one.
     */
    @Rule(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    public static RandomTiebreak lotsAfterTheCut(TournamentState state) {
        return RandomTiebreak.of(state.seed(), state.announcement().afterTheCut() == PostCutStage.BRACKET ? 1 : 2);
    }

    /** Pairs the next final round. */
    @Rule({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> pair(TournamentState state) {
        Either<FinalsViolation, Bracket> next = state.bracket()
                .map(Finals::nextRound)
                .getOrElse(() -> Finals.begin(state.cut().get().qualified()));
        return Either.<RuleViolation, Bracket>narrow(next)
                .flatMap(bracket -> accept(state, new TournamentEvent.FinalsPaired(bracket)));
    }

    /** Reports how a match of the final rounds ended, like a Swiss match. The Swiss ranks decide a draw. */
    @Rule({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> report(
            TournamentState state, MatchEnding ending) {
        if (state.bracket().isEmpty()) {
            return Either.left(new TournamentViolation.NoRoundInProgress());
        }
        Bracket bracket = state.bracket().get();
        return Either.<RuleViolation, Bracket>narrow(Finals.report(bracket, ending))
                .flatMap(after -> accept(
                        state,
                        new TournamentEvent.FinalResultReported(bracket.round().number(), ending, after)));
    }

    /** Corrects a result of the final rounds, while nothing that follows from it has been played. */
    @Rule({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> amend(
            TournamentState state, int round, MatchEnding ending) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(Decisions.over("amend a result"));
        }
        int number = round - state.rounds().size();
        Bracket bracket = state.bracket().get();
        if (number > bracket.rounds().size()) {
            return Either.left(new TournamentViolation.RoundNotPaired(round, state.roundNumber()));
        }
        Option<FinalMatch> match = bracket.rounds().get(number - 1).matchOf(ending.pairing());
        if (match.isEmpty()) {
            return Either.left(new TournamentViolation.NotPaired(ending.pairing(), round));
        }
        if (match.get().ending().isEmpty()) {
            return Either.left(new TournamentViolation.ResultNotReported(ending.pairing(), round));
        }
        MatchEnding before = match.get().ending().get();
        return Either.<RuleViolation, Bracket>narrow(amendment(state, bracket).amend(number, ending, gone(state)))
                .flatMap(after -> accept(state, new TournamentEvent.FinalResultAmended(number, before, ending, after)));
    }

    /** Returns the matches of the final rounds whose results can be amended. */
    public static Vector<RoundMatch> amendable(TournamentState state) {
        return state.bracket()
                .map(bracket -> bracket.rounds()
                        .flatMap(round -> amendment(state, bracket)
                                .amendable(round.number())
                                .map(match -> new RoundMatch(
                                        state.rounds().size() + round.number(),
                                        match.number(),
                                        match.pairing().get()))))
                .getOrElse(Vector.empty());
    }

    private static FinalAmendment amendment(TournamentState state, Bracket bracket) {
        return FinalAmendment.to(bracket, state.isClockRunning());
    }

    private static Vector<PlayerId> gone(TournamentState state) {
        return state.entries()
                .filter(entry -> entry.attendance() == Attendance.DROPPED || entry.attendance() == Attendance.EJECTED)
                .map(Entry::id);
    }

    /** Removes a player after the cut. Before the first game the player is replaced, later the opponent has a bye. */
    @Rule({
        EventRuleId.CUT_REPLACE,
        TimelineRuleId.FINAL_DROP,
        EventRuleId.REPLACEMENT_TAKES_THE_LAST_SEED,
        EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND
    })
    static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> leave(
            TournamentState state, PlayerId player, TournamentEvent departure, PartialScore soFar) {
        ProgressionCut before = state.cut().get();
        Either<FinalsViolation, ProgressionCut> after = before.drop(player, isBegun(state));
        if (after.isRight() && before.outside().contains(player)) {
            return accept(state, Vector.of(departure, new TournamentEvent.LeftOutsideCut(player, after.get())));
        }
        if (after.isRight()) {
            Vector<TournamentEvent> replaced = Vector.of(
                    departure,
                    new TournamentEvent.QualifierReplaced(
                            player, after.get().qualified().last(), after.get()));
            return accept(
                    state,
                    state.bracket().isEmpty()
                            ? replaced
                            : replaced.appendAll(Finals.begin(after.get().qualified())
                                    .map(TournamentEvent.FinalsPaired::new)
                                    .toOption()));
        }
        if (state.announcement().afterTheCut() == PostCutStage.SWISS_GOES_ON) {
            return accept(state, AttendanceRules.conceded(state, player, soFar).append(departure));
        }
        return leaveBracket(state, player, departure);
    }

    private static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> leaveBracket(
            TournamentState state, PlayerId player, TournamentEvent departure) {
        Vector<TournamentEvent> paired = state.bracket().isDefined()
                ? Vector.empty()
                : Finals.begin(state.cut().get().qualified())
                        .<TournamentEvent>map(TournamentEvent.FinalsPaired::new)
                        .toOption()
                        .toVector();
        Either<FinalsViolation, Bracket> bracket = state.bracket()
                .<Either<FinalsViolation, Bracket>>map(Either::right)
                .getOrElse(() -> Finals.begin(state.cut().get().qualified()));
        return Either.<RuleViolation, Bracket>narrow(bracket.flatMap(known -> Finals.drop(known, player)))
                .flatMap(after -> accept(
                        state, paired.append(departure).append(new TournamentEvent.FinalistLeft(player, after))));
    }

    /**
     * Returns whether the games of the stage after the cut have begun: the clock of final round 1 is running, or a
     * result is in. A paired Swiss round counts as begun.
     */
    @Rule({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP})
    private static boolean isBegun(TournamentState state) {
        return state.bracket()
                        .exists(bracket -> bracket.rounds().size() > 1
                                || state.isClockRunning()
                                || bracket.round()
                                        .matches()
                                        .exists(match -> match.ending().isDefined()))
                || state.rounds().exists(round -> round.stage() == 2);
    }

    /** Closes the event once it is decided. Its results become final. */
    @Rule(ChallengerRuleId.WINNER)
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> close(TournamentState state) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(Decisions.over("close the event"));
        }
        return state.isDecided()
                ? accept(state, new TournamentEvent.EventClosed(state.champion()))
                : Either.left(new TournamentViolation.NotDecided());
    }

    /** Ends the event although it is not decided, for a reason that is published. It then has no champion. */
    @Rule(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    public static Either<RuleViolation, Transition<TournamentState, TournamentEvent>> end(
            TournamentState state, String reason) {
        if (state.phase() == Phase.CLOSED) {
            return Either.left(Decisions.over("end the event"));
        }
        if (state.isDecided()) {
            return Either.left(new TournamentViolation.Decided("end the event early"));
        }
        return PlainName.of(reason, TournamentViolation.MissingReason.MAX)
                .<RuleViolation>mapLeft(fault -> new TournamentViolation.MissingReason())
                .flatMap(told -> accept(state, new TournamentEvent.EventEnded(told)));
    }
}

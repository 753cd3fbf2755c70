package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.RESULTS_COMPLETE;
import static io.github.crisisrules.tournament.game.rule.Requirements.notClosed;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalAmendment;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.Finals;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.SwissRound;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.PartialScore;
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
    public static Decision<TournamentState, TournamentEvent> cut(TournamentState state) {
        int rounds = state.structure().map(Structure::swissRounds).getOrElse(0);
        int size = state.structure().map(Structure::cut).getOrElse(0);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.phase() == Phase.SWISS,
                        () -> new TournamentViolation.WrongPhase(OrganizerTask.MAKE_CUT, state.phase()))
                .require(state.structure().isDefined(), TournamentViolation.NoRoundInProgress::new)
                .require(size > 0, TournamentViolation.NoCut::new)
                .require(
                        state.rounds().size() >= rounds,
                        () -> new TournamentViolation.RoundsLeft(state.rounds().size(), rounds))
                .require(RESULTS_COMPLETE)
                .and(now -> now.require(
                        ProgressionCut.of(state.activeStandings().map(Standing::player), size),
                        (ready, cut) -> ready.then(new TournamentEvent.CutMade(cut, lotsAfterTheCut(state)))));
    }

    /** Returns the random tiebreak order after the cut. */
    public static RandomTiebreak lotsAfterTheCut(TournamentState state) {
        return RandomTiebreak.of(
                state.seed(), state.announcement().afterTheCut().stageOfLots());
    }

    /** Pairs the next final round. */
    @Rule({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    public static Decision<TournamentState, TournamentEvent> pair(TournamentState state) {
        Either<FinalsViolation, Bracket> next = state.bracket()
                .map(Finals::nextRound)
                .getOrElse(() -> Finals.begin(state.cut().get().qualified()));
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(next, (now, bracket) -> now.then(new TournamentEvent.FinalsPaired(bracket)));
    }

    /** Reports how a match of the final rounds ended, like a Swiss match. The Swiss ranks decide a draw. */
    @Rule({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    public static Decision<TournamentState, TournamentEvent> report(TournamentState state, MatchEnding ending) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(state.bracket().isDefined(), TournamentViolation.NoRoundInProgress::new)
                .and(now -> report(now, state.bracket().get(), ending));
    }

    private static Decision<TournamentState, TournamentEvent> report(
            Decision<TournamentState, TournamentEvent> now, Bracket bracket, MatchEnding ending) {
        int round = bracket.round().number();
        return now.require(
                Finals.report(bracket, ending),
                (ready, after) -> ready.then(new TournamentEvent.FinalResultReported(round, ending, after)));
    }

    /** Corrects a result of the final rounds, while nothing that follows from it has been played. */
    @Rule({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    public static Decision<TournamentState, TournamentEvent> amend(
            TournamentState state, int round, MatchEnding ending) {
        int number = round - state.rounds().size();
        Bracket bracket = state.bracket().get();
        Option<FinalMatch> match = Option.when(
                        number <= bracket.rounds().size(),
                        () -> bracket.rounds().get(number - 1))
                .flatMap(found -> found.matchOf(ending.pairing()));
        Option<MatchEnding> before = match.flatMap(FinalMatch::ending);
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.AMEND_RESULT))
                .require(
                        number <= bracket.rounds().size(),
                        () -> new TournamentViolation.RoundNotPaired(round, state.roundNumber()))
                .require(match.isDefined(), () -> new TournamentViolation.NotPaired(ending.pairing(), round))
                .require(before.isDefined(), () -> new TournamentViolation.ResultNotReported(ending.pairing(), round))
                .and(now -> now.require(
                        amendment(state, bracket).amend(number, ending, gone(state)),
                        (ready, after) -> ready.then(
                                new TournamentEvent.FinalResultAmended(number, before.get(), ending, after))));
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
        return state.entries().filter(entry -> entry.attendance().hasLeft()).map(Entry::id);
    }

    /**
     * Removes a player after the cut. Before any game of the stage a qualifier is replaced, and a round that was
     * already paired is paired again; later the opponent has a bye in a bracket, or wins a Swiss match.
     */
    @Rule({
        EventRuleId.CUT_REPLACE,
        TimelineRuleId.FINAL_DROP,
        EventRuleId.REPLACEMENT_TAKES_THE_LAST_SEED,
        EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND
    })
    static Decision<TournamentState, TournamentEvent> leave(
            Decision<TournamentState, TournamentEvent> now,
            PlayerId player,
            TournamentEvent departure,
            PartialScore soFar) {
        TournamentState state = now.state();
        ProgressionCut before = state.cut().get();
        Either<FinalsViolation, ProgressionCut> after = before.drop(player, isBegun(state, player, soFar));
        if (after.isRight()) {
            return before.outside().contains(player)
                    ? now.then(departure).then(new TournamentEvent.LeftOutsideCut(player, after.get()))
                    : replace(now.then(departure), player, after.get());
        }
        return state.announcement().afterTheCut() == PostCutStage.SWISS_CONTINUES
                ? now.thenAll(AttendanceRules.conceded(state, player, soFar)).then(departure)
                : leaveBracket(now, player, departure);
    }

    /**
     * Replaces a qualifier. A round that was already paired is paired again: of a bracket at once, of a Swiss stage
     * by the organizer.
     */
    private static Decision<TournamentState, TournamentEvent> replace(
            Decision<TournamentState, TournamentEvent> now, PlayerId player, ProgressionCut after) {
        Vector<PlayerId> qualified = after.qualified();
        return now.then(new TournamentEvent.QualifierReplaced(player, qualified.last(), after))
                .andIf(now.state().bracket().isDefined(), replaced -> begin(replaced, qualified))
                .thenAll(stageRounds(now.state()).map(paired -> new TournamentEvent.RoundWithdrawn(paired.number())));
    }

    private static Decision<TournamentState, TournamentEvent> begin(
            Decision<TournamentState, TournamentEvent> now, Vector<PlayerId> qualified) {
        return now.require(
                Finals.begin(qualified), (ready, bracket) -> ready.then(new TournamentEvent.FinalsPaired(bracket)));
    }

    /** Removes a player from the bracket, which is paired first if the player leaves before that. */
    private static Decision<TournamentState, TournamentEvent> leaveBracket(
            Decision<TournamentState, TournamentEvent> now, PlayerId player, TournamentEvent departure) {
        TournamentState state = now.state();
        return now.andIf(
                        state.bracket().isEmpty(),
                        unpaired -> begin(unpaired, state.cut().get().qualified()))
                .and(paired -> paired.require(
                        Finals.drop(paired.state().bracket().get(), player),
                        (known, after) -> known.then(departure).then(new TournamentEvent.FinalistLeft(player, after))));
    }

    /**
     * Returns whether the games of the stage after the cut have begun: the clock of its round was started, a result is
     * in, a player left during it, or the player who leaves now reports VPs of an open match. A pairing alone is no
     * game.
     */
    @Rule({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    private static boolean isBegun(TournamentState state, PlayerId player, PartialScore soFar) {
        boolean isScored = soFar.isScored()
                && state.openMatches().exists(match -> match.pairing().has(player));
        boolean isPlayed = isScored || state.isClockRunning();
        Vector<SwissRound> rounds = stageRounds(state);
        return state.bracket().exists(bracket -> bracket.isBegun(isPlayed))
                || rounds.size() > 1
                || rounds.exists(round -> isPlayed || round.endings().exists(Option::isDefined));
    }

    /** Returns the Swiss rounds among the qualifiers. */
    private static Vector<SwissRound> stageRounds(TournamentState state) {
        return state.rounds().filter(round -> round.stage() == 2);
    }

    /** Closes the event once it is decided. Its results become final. */
    @Rule(ChallengerRuleId.WINNER)
    public static Decision<TournamentState, TournamentEvent> close(TournamentState state) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.CLOSE_EVENT))
                .require(state.isDecided(), TournamentViolation.NotDecided::new)
                .and(now -> now.then(new TournamentEvent.EventClosed(state.champion())));
    }

    /** Ends the event although it is not decided, for a reason that is published. It then has no champion. */
    @Rule(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    public static Decision<TournamentState, TournamentEvent> end(TournamentState state, String reason) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.END_EVENT))
                .require(!state.isDecided(), () -> new TournamentViolation.AlreadyDecided(OrganizerTask.END_EVENT))
                .require(
                        PlainName.of(reason, TournamentViolation.MissingReason.MAX)
                                .mapLeft(fault -> new TournamentViolation.MissingReason()),
                        (now, printable) -> now.then(new TournamentEvent.EventEnded(printable)));
    }
}

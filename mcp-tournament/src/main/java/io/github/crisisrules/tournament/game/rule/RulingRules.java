package io.github.crisisrules.tournament.game.rule;

import static io.github.crisisrules.tournament.game.rule.Requirements.known;
import static io.github.crisisrules.tournament.game.rule.Requirements.notClosed;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.PrizeSplit;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.github.crisisrules.tournament.ruling.Ruling;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.github.crisisrules.tournament.ruling.RulingViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Decisions on disputes at an event: a Watcher rules, and a player may appeal to the Head Watcher. */
public final class RulingRules {
    private RulingRules() {}

    /** Records a Watcher's decision on a dispute. */
    @Rule(EventRuleId.WATCHER)
    public static Decision<TournamentState, TournamentEvent> rule(TournamentState state, Official by, String decision) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(now -> unprintable(decision))
                .require(!state.replacedWatchers().contains(by), () -> new RulingViolation.NotAWatcher(by))
                .and(now -> record(
                        now, state.rulings().rulings().size() + 1, rulings -> rulings.rule(by, decision.strip())));
    }

    /**
     * Returns the reason why a decision cannot be printed. A blank decision is left for the log of rulings to
     * refuse.
     */
    private static Option<NameViolation> unprintable(String decision) {
        return Option.of(decision)
                .filter(text -> !text.isBlank())
                .flatMap(text -> PlainName.of(text, TournamentViolation.MissingReason.MAX)
                        .swap()
                        .toOption());
    }

    /** Records a player's appeal against a ruling. */
    @Rule(EventRuleId.HEAD)
    public static Decision<TournamentState, TournamentEvent> appeal(
            TournamentState state, int ruling, PlayerId player) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(known(player))
                .and(now -> record(now, ruling, rulings -> rulings.appeal(ruling, player)));
    }

    /** Records that the Head Watcher upholds an appealed ruling, or replaces it by the decision {@code instead}. */
    @Rule(EventRuleId.HEAD)
    public static Decision<TournamentState, TournamentEvent> hear(
            TournamentState state, int ruling, Official by, Option<String> instead) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(now -> instead.flatMap(RulingRules::unprintable))
                .and(now -> record(
                        now,
                        ruling,
                        rulings -> instead.map(decision -> rulings.overrule(ruling, by, decision.strip()))
                                .getOrElse(() -> rulings.uphold(ruling, by))));
    }

    /** Returns the rulings that a player may appeal: neither final nor already under appeal. */
    static Vector<Ruling> appealable(TournamentState state) {
        return state.rulings().rulings().filter(ruling -> !state.rulings().isFinal(ruling) && !ruling.isUnderAppeal());
    }

    /**
     * Puts a substitute on duty in place of a Watcher. The Head Watcher cannot be replaced, because rulings of the
     * Head Watcher are final.
     */
    @Rule({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.WATCHER})
    public static Decision<TournamentState, TournamentEvent> replace(
            TournamentState state, Official watcher, String substitute) {
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(notClosed(OrganizerTask.REPLACE_WATCHER))
                .require(state.officials().watchers().contains(watcher), () -> new RulingViolation.NotAWatcher(watcher))
                .require(
                        Either.<RuleViolation, String>narrow(PlainName.of(substitute)),
                        (now, plain) -> now.require(free ->
                                        free.officials().watcher(plain).map(OfficialsViolation.AlreadyWatcher::new))
                                .require(free -> free.player(plain)
                                        .map(player -> new OfficialsViolation.SubstitutePlays(Official.of(plain))))
                                .then(new TournamentEvent.WatcherReplaced(watcher, Official.of(plain))));
    }

    /** Records that players agreed to split their prizes. */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    public static Decision<TournamentState, TournamentEvent> splitPrizes(
            TournamentState state, Vector<PlayerId> players, String terms) {
        Vector<PlayerId> each = players.distinct();
        return Decision.<TournamentState, TournamentEvent>in(state)
                .require(
                        state.phase() != Phase.REGISTRATION && state.phase() != Phase.CLOSED,
                        () -> new TournamentViolation.WrongPhase(OrganizerTask.SPLIT_PRIZES, state.phase()))
                .require(now ->
                        each.find(player -> now.entry(player).isEmpty()).map(TournamentViolation.UnknownPlayer::new))
                .require(each.size() >= 2, () -> new TournamentViolation.TooFewToSplit(each.size()))
                .require(
                        Either.<RuleViolation, String>narrow(
                                PlainName.of(terms, TournamentViolation.MissingReason.MAX)),
                        (now, plain) -> now.then(new TournamentEvent.PrizesSplit(new PrizeSplit(each, plain))));
    }

    private static Decision<TournamentState, TournamentEvent> record(
            Decision<TournamentState, TournamentEvent> now,
            int number,
            Function<RulingLog, Either<RulingViolation, RulingLog>> change) {
        return now.require(notClosed(OrganizerTask.RECORD_RULING))
                .require(
                        change.apply(now.state().rulings()),
                        (open, after) -> open.then(new TournamentEvent.RulingRecorded(number, after)));
    }
}

package io.github.crisisrules.tournament.game.rule;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.tournament.edition.FirstRound;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.game.ChoiceLabel;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.OrganizerTask;
import io.github.crisisrules.tournament.game.Phase;
import io.github.crisisrules.tournament.game.RoundBye;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentQuestion;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchEnd;
import io.github.crisisrules.tournament.game.TournamentQuestion.MatchScore;
import io.github.crisisrules.tournament.game.TournamentQuestion.NewPlayerName;
import io.github.crisisrules.tournament.game.TournamentQuestion.SeatedPlayers;
import io.github.crisisrules.tournament.game.TournamentQuestion.TimeNow;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhatOffence;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhatRuling;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhichOfficial;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhichPair;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhichPlayer;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhichResult;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhichRuling;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhyDropped;
import io.github.crisisrules.tournament.game.TournamentQuestion.WhyEnded;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.ruling.Ruling;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The choices of an organizer: first those that advance the event, then corrections, attendance and conduct.
 * Submitting a list and pairing by hand are not among them, because no form asks for a list or a pairing.
 */
public final class TournamentChoices {
    private final TournamentState state;

    private TournamentChoices(TournamentState state) {
        this.state = state;
    }

    public static Vector<Choice<TournamentCommand>> of(TournamentState state) {
        return state.phase() == Phase.CLOSED ? Vector.empty() : new TournamentChoices(state).all();
    }

    /** Returns whether the next round, Swiss or final, can be paired. */
    public static boolean canPair(TournamentState state) {
        return state.isBracketStage()
                ? state.bracket().forAll(finals -> finals.round().isDecided() && !finals.isOver())
                : !SwissRules.begin(state).isRefused();
    }

    /** Returns the choice to give the ending of a match, which asks how it ended and for the VPs. */
    public static Choice<TournamentCommand> ended(
            RoundMatch match, OrganizerTask task, Function<MatchEnding, TournamentCommand> command) {
        return Prompt.of(
                ChoiceLabel.of(task, match),
                new MatchEnd(Option.of(match)),
                new MatchScore(Option.of(match)),
                (end, vps) -> command.apply(vps.ending(end, match.pairing())));
    }

    private Vector<Choice<TournamentCommand>> all() {
        return onward().appendAll(entry())
                .appendAll(house())
                .appendAll(clock())
                .appendAll(amendment())
                .appendAll(comings())
                .appendAll(seating())
                .appendAll(conduct())
                .appendAll(rulings())
                .appendAll(ending());
    }

    private Vector<Choice<TournamentCommand>> onward() {
        Vector<Choice<TournamentCommand>> steps = state.openMatches().map(RoundMatch::reporting);
        if (state.phase() == Phase.REGISTRATION
                && RegistrationRules.withoutList(state).isEmpty()
                && state.announcement().structureFor(state.active().size()).isRight()) {
            steps = steps.append(new Ready<>(new TournamentCommand.OpenEvent()));
        }
        if (canPair(state)) {
            steps = steps.append(new Ready<>(new TournamentCommand.PairRound()));
        }
        if (!FinalsRules.cut(state).isRefused()) {
            steps = steps.append(new Ready<>(new TournamentCommand.MakeCut()));
        }
        return state.isDecided() ? steps.append(new Ready<>(new TournamentCommand.CloseEvent())) : steps;
    }

    private Vector<Choice<TournamentCommand>> entry() {
        NewPlayerName name = new NewPlayerName(RegistrationRules.taken(state));
        if (state.phase() == Phase.REGISTRATION) {
            return Vector.of(Prompt.of(
                    ChoiceLabel.of(OrganizerTask.REGISTER_PLAYER), name, TournamentCommand.RegisterPlayer::new));
        }
        return AttendanceRules.whyNoLateEntry(state).isEmpty() && !ListRules.isDue(state)
                ? Vector.of(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.ADMIT_LATE_PLAYER), name, TournamentCommand.EnterLate::new))
                : Vector.empty();
    }

    /** Returns the choices of a house event: those before round 1, and byes in later rounds. */
    private Vector<Choice<TournamentCommand>> house() {
        Vector<Choice<TournamentCommand>> choices = Vector.empty();
        Vector<PlayerId> active = state.active();
        HouseRules house = state.announcement().houseRules();
        int first = HouseEventRules.firstRequest(state);
        int last = HouseEventRules.lastRequest(state);
        if (house.firstRoundByes() && !active.isEmpty() && state.phase() != Phase.FINALS && first <= last) {
            choices = choices.append(Prompt.of(
                    ChoiceLabel.of(OrganizerTask.REQUEST_BYE),
                    new WhichPlayer(OrganizerTask.REQUEST_BYE, active),
                    new TournamentQuestion.WhichByeRound(first, last),
                    TournamentCommand.RequestBye::new));
        }
        if (active.isEmpty() || !HouseEventRules.isEarly(state)) {
            return choices;
        }
        if (house.firstRound() == FirstRound.BY_RATING) {
            choices = choices.append(Prompt.of(
                    ChoiceLabel.of(OrganizerTask.RATE_PLAYER),
                    new WhichPlayer(OrganizerTask.RATE_PLAYER, active),
                    new TournamentQuestion.WhatRating(),
                    TournamentCommand.RatePlayer::new));
        }
        return house.firstRoundByes()
                ? choices.append(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.GIVE_BYE),
                        new WhichPlayer(OrganizerTask.GIVE_BYE, active),
                        new TournamentQuestion.WhyBye(),
                        TournamentCommand.GiveBye::new))
                : choices;
    }

    private Vector<Choice<TournamentCommand>> clock() {
        int players = ClockRules.players(state);
        int round = state.roundNumber();
        return players == 0 || state.isClockRunning()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        new ChoiceLabel(OrganizerTask.START_CLOCK, round, Option.none()),
                        new SeatedPlayers(players),
                        new TimeNow(),
                        TournamentCommand.StartClock::new));
    }

    private Vector<Choice<TournamentCommand>> amendment() {
        Vector<RoundMatch> reported = state.amendable();
        return reported.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.AMEND_RESULT),
                        new WhichResult(reported),
                        new MatchEnd(Option.none()),
                        new MatchScore(Option.none()),
                        (match, end, vps) ->
                                new TournamentCommand.AmendResult(match.round(), vps.ending(end, match.pairing()))));
    }

    /** Returns the choices to withdraw a result, and to correct names and seats. */
    private Vector<Choice<TournamentCommand>> seating() {
        Vector<Choice<TournamentCommand>> choices = Vector.empty();
        Vector<RoundMatch> withdrawable = SwissRules.withdrawable(state);
        if (!withdrawable.isEmpty()) {
            choices = choices.append(Prompt.of(
                    ChoiceLabel.of(OrganizerTask.WITHDRAW_RESULT),
                    new WhichResult(withdrawable),
                    match -> new TournamentCommand.WithdrawResult(match.pairing())));
        }
        Vector<PlayerId> late = SeatingRules.latePlayers(state);
        if (!late.isEmpty()) {
            choices = choices.append(Prompt.of(
                    ChoiceLabel.of(OrganizerTask.PAIR_LATE_PLAYER),
                    new WhichPlayer(OrganizerTask.PAIR_LATE_PLAYER, late),
                    TournamentCommand.PairWithBye::new));
        }
        Vector<RoundBye> byes = SeatingRules.byesToTakeBack(state);
        if (!byes.isEmpty()) {
            choices = choices.append(Prompt.of(
                    ChoiceLabel.of(OrganizerTask.TAKE_BACK_BYE),
                    new TournamentQuestion.WhichBye(byes),
                    bye -> new TournamentCommand.TakeBackBye(bye.player(), bye.round())));
        }
        return state.entries().isEmpty() ? choices : choices.appendAll(labels());
    }

    private Vector<Choice<TournamentCommand>> labels() {
        Vector<PlayerId> all = state.entries().map(Entry::id);
        return Vector.of(
                Prompt.of(
                        ChoiceLabel.of(OrganizerTask.RENAME_PLAYER),
                        new WhichPlayer(OrganizerTask.RENAME_PLAYER, all),
                        new NewPlayerName(RegistrationRules.taken(state)),
                        TournamentCommand.RenamePlayer::new),
                Prompt.of(
                        ChoiceLabel.of(OrganizerTask.ASSIGN_CLUB),
                        new WhichPlayer(OrganizerTask.ASSIGN_CLUB, all),
                        new TournamentQuestion.WhichClub(),
                        TournamentCommand.AssignClub::new),
                Prompt.of(
                        ChoiceLabel.of(OrganizerTask.FIX_TABLE),
                        new WhichPlayer(OrganizerTask.FIX_TABLE, all),
                        new TournamentQuestion.WhichTable(),
                        TournamentCommand.FixTable::new));
    }

    private Vector<Choice<TournamentCommand>> comings() {
        Vector<PlayerId> leavers = AttendanceRules.leavers(state);
        Vector<PlayerId> dropped = AttendanceRules.returners(state);
        Vector<Choice<TournamentCommand>> drop = leavers.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.DROP_PLAYER),
                        new WhichPlayer(OrganizerTask.DROP_PLAYER, leavers),
                        new WhyDropped(),
                        TournamentCommand.DropPlayer::new));
        return dropped.isEmpty()
                ? drop
                : drop.append(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.LET_PLAYER_REJOIN),
                        new WhichPlayer(OrganizerTask.LET_PLAYER_REJOIN, dropped),
                        TournamentCommand.RejoinPlayer::new));
    }

    private Vector<Choice<TournamentCommand>> conduct() {
        Vector<PlayerId> all = state.entries()
                .filter(entry -> entry.attendance() != Attendance.EJECTED)
                .map(Entry::id);
        Officials officials = state.officials();
        Vector<Official> may =
                officials.allWatchers().prepend(officials.organizer()).distinct();
        Vector<Choice<TournamentCommand>> choices = all.size() < 2
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.EXCLUDE_PAIRING),
                        new WhichPair(all),
                        TournamentCommand.ExcludePairing::new));
        if (all.isEmpty()) {
            return choices;
        }
        return choices.append(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.WARN_PLAYER),
                        new WhichPlayer(OrganizerTask.WARN_PLAYER, all),
                        new WhatOffence(),
                        new WhichOfficial(may),
                        TournamentCommand.WarnPlayer::new))
                .append(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.EJECT_PLAYER),
                        new WhichPlayer(OrganizerTask.EJECT_PLAYER, all),
                        new WhatOffence(),
                        new WhichOfficial(may),
                        TournamentCommand.EjectPlayer::new));
    }

    private Vector<Choice<TournamentCommand>> rulings() {
        Officials officials = state.officials();
        Vector<Integer> appealable = RulingRules.appealable(state).map(Ruling::number);
        Vector<Integer> appealed =
                state.rulings().rulings().filter(Ruling::isUnderAppeal).map(Ruling::number);
        Vector<PlayerId> all = state.entries().map(Entry::id);
        Vector<Choice<TournamentCommand>> choices = Vector.of(Prompt.of(
                ChoiceLabel.of(OrganizerTask.RECORD_RULING),
                new WhichOfficial(officials.allWatchers()),
                new WhatRuling(),
                TournamentCommand.GiveRuling::new));
        choices = choices.append(Prompt.of(
                ChoiceLabel.of(OrganizerTask.REPLACE_WATCHER),
                new WhichOfficial(officials.watchers()),
                new TournamentQuestion.SubstituteName(RegistrationRules.taken(state)),
                TournamentCommand.ReplaceWatcher::new));
        if (!appealable.isEmpty() && !all.isEmpty()) {
            choices = choices.append(Prompt.of(
                    ChoiceLabel.of(OrganizerTask.APPEAL_RULING),
                    new WhichRuling(appealable),
                    new WhichPlayer(OrganizerTask.APPEAL_RULING, all),
                    TournamentCommand.AppealRuling::new));
        }
        return appealed.isEmpty()
                ? choices
                : choices.appendAll(appeals(appealed, officials.headWatcher().get()));
    }

    private static Vector<Choice<TournamentCommand>> appeals(Vector<Integer> appealed, Official head) {
        WhichRuling which = new WhichRuling(appealed);
        return Vector.of(
                Prompt.of(
                        ChoiceLabel.of(OrganizerTask.UPHOLD_RULING),
                        which,
                        ruling -> new TournamentCommand.HearAppeal(ruling, head, Option.none())),
                Prompt.of(
                        ChoiceLabel.of(OrganizerTask.OVERRULE_RULING),
                        which,
                        new WhatRuling(),
                        (ruling, instead) -> new TournamentCommand.HearAppeal(ruling, head, Option.some(instead))));
    }

    private Vector<Choice<TournamentCommand>> ending() {
        Vector<PlayerId> all = state.entries().map(Entry::id);
        Vector<Choice<TournamentCommand>> split = state.phase() == Phase.REGISTRATION || all.size() < 2
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.SPLIT_PRIZES),
                        new TournamentQuestion.WhichPlayersSplit(all),
                        new TournamentQuestion.WhatSplit(),
                        TournamentCommand.SplitPrizes::new));
        return state.isDecided()
                ? split
                : split.append(Prompt.of(
                        ChoiceLabel.of(OrganizerTask.END_EVENT), new WhyEnded(), TournamentCommand.EndEvent::new));
    }
}

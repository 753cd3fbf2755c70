package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Prompt;
import io.github.crisisrules.core.game.Ready;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.conduct.Officials;
import io.github.crisisrules.tournament.desk.TournamentQuestion.MatchEnd;
import io.github.crisisrules.tournament.desk.TournamentQuestion.MatchScore;
import io.github.crisisrules.tournament.desk.TournamentQuestion.NewName;
import io.github.crisisrules.tournament.desk.TournamentQuestion.Seated;
import io.github.crisisrules.tournament.desk.TournamentQuestion.TimeNow;
import io.github.crisisrules.tournament.desk.TournamentQuestion.WhatOffence;
import io.github.crisisrules.tournament.desk.TournamentQuestion.WhichOfficial;
import io.github.crisisrules.tournament.desk.TournamentQuestion.WhichPair;
import io.github.crisisrules.tournament.desk.TournamentQuestion.WhichPlayer;
import io.github.crisisrules.tournament.desk.TournamentQuestion.WhichResult;
import io.github.crisisrules.tournament.desk.TournamentQuestion.WhyDropped;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What an organizer may do now: what carries the event on comes first, then corrections and who comes and goes. Taking a
 * list and pairing by hand are not among them, for no form asks for a list or a pairing.
 */
final class TournamentChoices {
    private final TournamentState state;
    private final Names names;

    private TournamentChoices(TournamentState state) {
        this.state = state;
        this.names = state.names();
    }

    static Vector<Choice<TournamentCommand>> of(TournamentState state) {
        return state.phase() == Phase.CLOSED ? Vector.empty() : new TournamentChoices(state).all();
    }

    /** Whether the next round, Swiss or final, can be paired. */
    static boolean canPair(TournamentState state) {
        return state.isBracketStage()
                ? state.bracket().forAll(finals -> finals.round().isDecided() && !finals.isOver())
                : SwissDesk.ready(state).isRight();
    }

    private Vector<Choice<TournamentCommand>> all() {
        return onward().appendAll(entry())
                .appendAll(clock())
                .appendAll(amendment())
                .appendAll(comings())
                .appendAll(conduct());
    }

    private Vector<Choice<TournamentCommand>> onward() {
        Vector<Choice<TournamentCommand>> steps = state.openMatches().map(this::report);
        if (state.phase() == Phase.REGISTRATION
                && RegistrationDesk.withoutList(state).isEmpty()
                && state.announcement().structureFor(state.active().size()).isRight()) {
            steps = steps.append(new Ready<>(new TournamentCommand.OpenEvent()));
        }
        if (canPair(state)) {
            steps = steps.append(new Ready<>(new TournamentCommand.PairRound()));
        }
        if (FinalsDesk.cut(state).isRight()) {
            steps = steps.append(new Ready<>(new TournamentCommand.MakeCut()));
        }
        return state.isDecided() ? steps.append(new Ready<>(new TournamentCommand.CloseEvent())) : steps;
    }

    private Choice<TournamentCommand> report(RoundMatch match) {
        return Prompt.of(
                "report table " + match.table() + ": " + match.pairing().versus(names),
                new MatchEnd(Option.of(match)),
                new MatchScore(Option.of(match)),
                (end, vps) -> new TournamentCommand.ReportResult(end.of(match.pairing(), vps.first(), vps.second())));
    }

    private Vector<Choice<TournamentCommand>> entry() {
        return switch (state.phase()) {
            case REGISTRATION ->
                Vector.of(Prompt.of(
                        "register a player", new NewName(state.nameBook()), TournamentCommand.RegisterPlayer::new));
            case SWISS ->
                Vector.of(Prompt.of(
                        "admit a late player", new NewName(state.nameBook()), TournamentCommand.EnterLate::new));
            case FINALS, CLOSED -> Vector.empty();
        };
    }

    private Vector<Choice<TournamentCommand>> clock() {
        int players = ClockDesk.players(state);
        int round = state.roundNumber();
        return players == 0 || state.clock().exists(running -> running.round() == round)
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        "start the clock of round " + round,
                        new Seated(players),
                        new TimeNow(),
                        TournamentCommand.StartClock::new));
    }

    private Vector<Choice<TournamentCommand>> amendment() {
        Vector<RoundMatch> reported = state.rounds().flatMap(SwissRound::reported);
        return reported.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        "amend a result",
                        new WhichResult(reported),
                        new MatchEnd(Option.none()),
                        new MatchScore(Option.none()),
                        (match, end, vps) -> new TournamentCommand.AmendResult(
                                match.round(), end.of(match.pairing(), vps.first(), vps.second()))));
    }

    private Vector<Choice<TournamentCommand>> comings() {
        Vector<PlayerId> leavers = AttendanceDesk.leavers(state);
        Vector<PlayerId> dropped = state.cut().isDefined()
                ? Vector.empty()
                : state.entries()
                        .filter(entry -> entry.attendance().mayRejoin())
                        .map(Entry::id);
        Vector<Choice<TournamentCommand>> drop = leavers.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        "drop a player",
                        new WhichPlayer("drop", leavers),
                        new WhyDropped(),
                        TournamentCommand.DropPlayer::new));
        return dropped.isEmpty()
                ? drop
                : drop.append(Prompt.of(
                        "let a player rejoin",
                        new WhichPlayer("let back in", dropped),
                        TournamentCommand.RejoinPlayer::new));
    }

    private Vector<Choice<TournamentCommand>> conduct() {
        Vector<PlayerId> all = state.entries()
                .filter(entry -> entry.attendance() != Attendance.EJECTED)
                .map(Entry::id);
        Vector<PlayerId> ejectable = state.bracket().exists(Bracket::isOver)
                ? all.filter(player -> !state.entry(player).exists(Entry::isActive))
                : all;
        Officials officials = state.announcement().officials();
        Vector<Official> may =
                officials.allWatchers().prepend(officials.organizer()).distinct();
        Vector<Choice<TournamentCommand>> choices = all.size() < 2
                ? Vector.empty()
                : Vector.of(Prompt.of("exclude a pairing", new WhichPair(all), TournamentCommand.ExcludePairing::new));
        if (!all.isEmpty()) {
            choices = choices.append(Prompt.of(
                    "warn a player",
                    new WhichPlayer("warn", all),
                    new WhatOffence(),
                    new WhichOfficial(may),
                    TournamentCommand.WarnPlayer::new));
        }
        return ejectable.isEmpty()
                ? choices
                : choices.append(Prompt.of(
                        "eject a player",
                        new WhichPlayer("eject", ejectable),
                        new WhatOffence(),
                        new WhichOfficial(may),
                        TournamentCommand.EjectPlayer::new));
    }
}

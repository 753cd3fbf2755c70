package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.Offence;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** What the organizer wants to happen at an event. */
public sealed interface TournamentCommand extends GameCommand, PlayerWords {
    /** What happens if it is given in this state, where Swiss rounds are paired by this system; or why it is refused. */
    Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
            TournamentState state, PairingSystem system);

    /** A player signs up, before the event is opened. */
    record RegisterPlayer(String name) implements TournamentCommand {
        /** A name that can be called out and printed. */
        public RegisterPlayer {
            RegistrationDesk.requireName(name);
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RegistrationDesk.register(state, name);
        }

        @Override
        public String words(Names names) {
            return "register " + name;
        }
    }

    /**
     * A player hands in a list; a later one replaces it until the event is opened. The desk checks it against the
     * announcement.
     *
     * @param rosters three for a Timeline List; one, designated 1, for a Challenger Event
     */
    record SubmitList(PlayerId player, Vector<DesignatedRoster> rosters) implements TournamentCommand {
        /** The one roster of a Challenger Event. */
        public static SubmitList of(PlayerId player, RosterSubmission roster) {
            return new SubmitList(player, Vector.of(new DesignatedRoster(1, roster)));
        }

        /** The rosters of a Timeline Event. */
        public static SubmitList of(PlayerId player, Iterable<DesignatedRoster> rosters) {
            return new SubmitList(player, Vector.ofAll(rosters));
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return ListDesk.submit(state, player, rosters);
        }

        @Override
        public String words(Names names) {
            return "take the list of " + names.of(player);
        }
    }

    /** These two shall not be paired if it can be helped, such as members of one family. */
    record ExcludePairing(Pairing pairing) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RegistrationDesk.exclude(state, pairing);
        }

        @Override
        public String words(Names names) {
            return "exclude " + pairing.versus(names);
        }
    }

    /** Registration ends, lists are final. */
    record OpenEvent() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RegistrationDesk.open(state);
        }

        @Override
        public String words(Names names) {
            return "open the event";
        }
    }

    /** The next round is paired: Swiss or final, whichever is due. */
    record PairRound() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return state.isBracketStage() ? FinalsDesk.pair(state) : SwissDesk.pair(state, system);
        }

        @Override
        public String words(Names names) {
            return "pair the next round";
        }
    }

    /** The next Swiss round is paired as the organizer says. */
    record PairByHand(Vector<Pairing> pairs, Option<PlayerId> bye) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return SwissDesk.pairByHand(state, pairs, bye);
        }

        @Override
        public String words(Names names) {
            return "pair by hand: "
                    + pairs.map(pairing -> pairing.versus(names)).mkString(", ");
        }
    }

    /** Players take their seats: the clock of the current round starts, if most have. */
    record StartClock(int seated, Instant now) implements TournamentCommand {
        /** Nobody sits on fewer than no chairs. */
        public StartClock {
            if (seated < 0) {
                throw new IllegalArgumentException(seated + " players seated: 0 is the least");
            }
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return ClockDesk.start(state, seated, now);
        }

        @Override
        public String words(Names names) {
            return "start the clock";
        }
    }

    /** A match of the current round has ended. */
    record ReportResult(MatchEnding ending) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return state.isBracketStage() ? FinalsDesk.report(state, ending) : SwissDesk.report(state, ending);
        }

        @Override
        public String words(Names names) {
            return "result: " + ending.words(names);
        }
    }

    /** A result reported before was wrong: this is how the match of that Swiss round ended. */
    record AmendResult(int round, MatchEnding ending) implements TournamentCommand {
        /** Rounds are numbered from 1. */
        public AmendResult {
            if (round < 1) {
                throw new IllegalArgumentException("round " + round + ": rounds are numbered from 1");
            }
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return SwissDesk.amend(state, round, ending);
        }

        @Override
        public String words(Names names) {
            return "amend round " + round + ": " + ending.words(names);
        }
    }

    /** A player leaves, does not appear or cannot play on. */
    record DropPlayer(PlayerId player, DropReason reason) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.drop(state, player, reason);
        }

        @Override
        public String words(Names names) {
            return "drop " + names.of(player) + " (" + reason.words() + ")";
        }
    }

    /** The organizer lets a dropped player back in. */
    record RejoinPlayer(PlayerId player) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.rejoin(state, player);
        }

        @Override
        public String words(Names names) {
            return "let " + names.of(player) + " rejoin";
        }
    }

    /** The organizer admits a player after the event was opened, whose list was handed in before it. */
    record EnterLate(String name) implements TournamentCommand {
        /** A name that can be called out and printed. */
        public EnterLate {
            RegistrationDesk.requireName(name);
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.enterLate(state, name);
        }

        @Override
        public String words(Names names) {
            return "admit " + name;
        }
    }

    /** A Watcher or the organizer warns a player. */
    record WarnPlayer(PlayerId player, Offence offence, Official by) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.warn(state, player, offence, by);
        }

        @Override
        public String words(Names names) {
            return "warn " + names.of(player) + " (" + offence.words() + ")";
        }
    }

    /** A Watcher or the organizer removes a player from the event. */
    record EjectPlayer(PlayerId player, Offence offence, Official by) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.eject(state, player, offence, by);
        }

        @Override
        public String words(Names names) {
            return "eject " + names.of(player) + " (" + offence.words() + ")";
        }
    }

    /** The Swiss rounds are over: the best advance. */
    record MakeCut() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return FinalsDesk.cut(state);
        }

        @Override
        public String words(Names names) {
            return "make the cut";
        }
    }

    /** Everything is decided: results become final. */
    record CloseEvent() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return FinalsDesk.close(state);
        }

        @Override
        public String words(Names names) {
            return "close the event";
        }
    }
}

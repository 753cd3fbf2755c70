package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.card.RosterSubmission;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Counted;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.conduct.Offence;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.event.FirstRoundBye;
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
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RegistrationDesk.register(state, name);
        }

        @Override
        public String words(Names names) {
            return "register " + PlainName.shown(name);
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

    /**
     * An event that was begun at another desk is carried on here: into an event without players.
     *
     * @param players their names, in the order of their registration numbers
     * @param rounds the Swiss rounds that were finished there
     */
    record TakeOver(Vector<String> players, Vector<TakenRound> rounds) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return TakeOverDesk.takeOver(state, players, rounds);
        }

        @Override
        public String words(Names names) {
            return "take over an event with " + Counted.of(players.size(), "player") + " after "
                    + Counted.of(rounds.size(), "round");
        }
    }

    /** These two should not be paired where that can be avoided, such as members of one family. */
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

    /** A player's rating, for a first round by rating; a later one replaces it until round 1 is paired. */
    record RatePlayer(PlayerId player, int rating) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return HouseDesk.rate(state, player, rating);
        }

        @Override
        public String words(Names names) {
            return "rate " + names.of(player) + " " + rating;
        }
    }

    /** A player has a bye in round 1 of a house event that announced such byes. */
    record GiveBye(PlayerId player, FirstRoundBye why) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return HouseDesk.giveBye(state, player, why);
        }

        @Override
        public String words(Names names) {
            return "give " + names.of(player) + " a bye in round 1 (" + why.words() + ")";
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

    /** A result reported before was wrong: this is how the match ended; final rounds are numbered on after the Swiss rounds. */
    record AmendResult(int round, MatchEnding ending) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return round > state.rounds().size() && state.bracket().isDefined()
                    ? FinalsDesk.amend(state, round, ending)
                    : SwissDesk.amend(state, round, ending);
        }

        @Override
        public String words(Names names) {
            return "amend round " + round + ": " + ending.words(names);
        }
    }

    /**
     * A player leaves, does not appear or cannot play on. A Swiss match that is open is conceded by it.
     *
     * @param soFar the VPs of that match; in a final round the opponent has a bye, whatever they are
     */
    record DropPlayer(PlayerId player, DropReason reason, VpsSoFar soFar) implements TournamentCommand {
        /** Nothing was scored in an open match, or there is none. */
        public DropPlayer(PlayerId player, DropReason reason) {
            this(player, reason, VpsSoFar.NONE);
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.drop(state, player, reason, soFar);
        }

        @Override
        public String words(Names names) {
            return "drop " + names.of(player) + " (" + reason.words() + soFar.words() + ")";
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

    /**
     * The organizer admits a player after the event was opened.
     *
     * @param rosters of the list that the organizer was given before the event; needed where lists are required
     */
    record EnterLate(String name, Vector<DesignatedRoster> rosters) implements TournamentCommand {
        /** Without a list. */
        public EnterLate(String name) {
            this(name, Vector.empty());
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.enterLate(state, name, rosters);
        }

        @Override
        public String words(Names names) {
            return "admit " + PlainName.shown(name);
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

    /**
     * A Watcher or the organizer removes a player from the event. A Swiss match that is open is conceded by it.
     *
     * @param soFar the VPs of that match
     */
    record EjectPlayer(PlayerId player, Offence offence, Official by, VpsSoFar soFar) implements TournamentCommand {
        /** Nothing was scored in an open match, or there is none. */
        public EjectPlayer(PlayerId player, Offence offence, Official by) {
            this(player, offence, by, VpsSoFar.NONE);
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceDesk.eject(state, player, offence, by, soFar);
        }

        @Override
        public String words(Names names) {
            return "eject " + names.of(player) + " (" + offence.words() + soFar.words() + ")";
        }
    }

    /** A Watcher decides a dispute. */
    record GiveRuling(Official by, String decision) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RulingDesk.rule(state, by, decision);
        }

        @Override
        public String words(Names names) {
            return "ruling of " + by + ": " + decision.strip();
        }
    }

    /** A player appeals a Watcher's ruling to the Head Watcher. */
    record AppealRuling(int ruling, PlayerId player) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RulingDesk.appeal(state, ruling, player);
        }

        @Override
        public String words(Names names) {
            return "appeal of " + names.of(player) + " against ruling " + ruling;
        }
    }

    /**
     * The Head Watcher decides an appeal.
     *
     * @param instead what holds in place of the ruling; nothing where it is upheld
     */
    record HearAppeal(int ruling, Official by, Option<String> instead) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RulingDesk.hear(state, ruling, by, instead);
        }

        @Override
        public String words(Names names) {
            return instead.map(decision -> "overrule ruling " + ruling + ": " + decision.strip())
                    .getOrElse("uphold ruling " + ruling);
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

    /** The event ends before it is decided, such as when everybody has left. */
    record EndEvent(String reason) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return FinalsDesk.end(state, reason);
        }

        @Override
        public String words(Names names) {
            return "end the event: " + reason.strip();
        }
    }
}

package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.rule.AttendanceRules;
import io.github.crisisrules.tournament.game.rule.ClockRules;
import io.github.crisisrules.tournament.game.rule.FinalsRules;
import io.github.crisisrules.tournament.game.rule.HouseEventRules;
import io.github.crisisrules.tournament.game.rule.ImportRules;
import io.github.crisisrules.tournament.game.rule.ListRules;
import io.github.crisisrules.tournament.game.rule.RegistrationRules;
import io.github.crisisrules.tournament.game.rule.RulingRules;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** A command of the organizer. */
public sealed interface TournamentCommand extends GameCommand, PlayerWords {
    /**
     * Decides the command in the given state, where Swiss rounds are paired by {@code system}, and returns the
     * events or the reason why it is refused.
     */
    Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
            TournamentState state, PairingSystem system);

    /** Registers a player before the event is opened. */
    record RegisterPlayer(String name) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RegistrationRules.register(state, name);
        }

        @Override
        public String words(Names names) {
            return "register " + PlainName.shown(name);
        }
    }

    /**
     * Submits the list of a player, which is checked against the announcement. A later list replaces it until the
     * event is opened.
     *
     * @param rosters three for a Timeline List; one, designated 1, for a Challenger Event
     */
    record SubmitList(PlayerId player, Vector<DesignatedRoster> rosters) implements TournamentCommand {
        /** Creates the command with the one roster of a Challenger Event. */
        public static SubmitList of(PlayerId player, RosterSubmission roster) {
            return new SubmitList(player, Vector.of(new DesignatedRoster(1, roster)));
        }

        /** Creates the command with the rosters of a Timeline Event. */
        public static SubmitList of(PlayerId player, Iterable<DesignatedRoster> rosters) {
            return new SubmitList(player, Vector.ofAll(rosters));
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return ListRules.submit(state, player, rosters);
        }

        @Override
        public String words(Names names) {
            return "take the list of " + names.of(player);
        }
    }

    /**
     * Takes over an event that was begun elsewhere, into an event without players.
     *
     * @param players the names of the players, in the order of their registration numbers
     * @param rounds the Swiss rounds that are finished
     */
    record ImportEvent(Vector<String> players, Vector<ImportedRound> rounds) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return ImportRules.takeOver(state, players, rounds);
        }

        @Override
        public String words(Names names) {
            return "take over an event with " + Plural.of(players.size(), "player") + " after "
                    + Plural.of(rounds.size(), "round");
        }
    }

    /** Excludes a pairing, such as that of two family members, so that it is avoided where possible. */
    record ExcludePairing(Pairing pairing) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RegistrationRules.exclude(state, pairing);
        }

        @Override
        public String words(Names names) {
            return "exclude " + pairing.versus(names);
        }
    }

    /**
     * Sets the rating of a player, for a round 1 paired by rating. A later rating replaces it until round 1 is
     * paired.
     */
    record RatePlayer(PlayerId player, int rating) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return HouseEventRules.rate(state, player, rating);
        }

        @Override
        public String words(Names names) {
            return "rate " + names.of(player) + " " + rating;
        }
    }

    /** Gives a player a bye in round 1 of a house event that announced such byes. */
    record GiveBye(PlayerId player, FirstRoundBye why) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return HouseEventRules.giveBye(state, player, why);
        }

        @Override
        public String words(Names names) {
            return "give " + names.of(player) + " a bye in round 1 (" + why.words() + ")";
        }
    }

    /** Ends registration and opens the event. Lists become final. */
    record OpenEvent() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RegistrationRules.open(state);
        }

        @Override
        public String words(Names names) {
            return "open the event";
        }
    }

    /** Pairs the next round, Swiss or final, whichever is due. */
    record PairRound() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return state.isBracketStage() ? FinalsRules.pair(state) : SwissRules.pair(state, system);
        }

        @Override
        public String words(Names names) {
            return "pair the next round";
        }
    }

    /** Pairs the next Swiss round as the organizer chooses. */
    record PairByHand(Vector<Pairing> pairs, Option<PlayerId> bye) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return SwissRules.pairByHand(state, pairs, bye);
        }

        @Override
        public String words(Names names) {
            return "pair by hand: "
                    + pairs.map(pairing -> pairing.versus(names)).mkString(", ");
        }
    }

    /** Starts the clock of the current round, if more than half of the players are seated. */
    record StartClock(int seated, Instant now) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return ClockRules.start(state, seated, now);
        }

        @Override
        public String words(Names names) {
            return "start the clock";
        }
    }

    /** Reports how a match of the current round ended. */
    record ReportResult(MatchEnding ending) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return state.isBracketStage() ? FinalsRules.report(state, ending) : SwissRules.report(state, ending);
        }

        @Override
        public String words(Names names) {
            return "result: " + ending.words(names);
        }
    }

    /** Corrects a reported result. Final rounds continue the numbering of the Swiss rounds. */
    record AmendResult(int round, MatchEnding ending) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return round > state.rounds().size() && state.bracket().isDefined()
                    ? FinalsRules.amend(state, round, ending)
                    : SwissRules.amend(state, round, ending);
        }

        @Override
        public String words(Names names) {
            return "amend round " + round + ": " + ending.words(names);
        }
    }

    /**
     * Drops a player who leaves, does not appear or cannot play on. An open Swiss match is conceded.
     *
     * @param soFar the VPs of that match; without effect in a final round, where the opponent has a bye
     */
    record DropPlayer(PlayerId player, DropReason reason, PartialScore soFar) implements TournamentCommand {
        /** Creates the command without VPs: none were scored, or there is no open match. */
        public DropPlayer(PlayerId player, DropReason reason) {
            this(player, reason, PartialScore.NONE);
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceRules.drop(state, player, reason, soFar);
        }

        @Override
        public String words(Names names) {
            return "drop " + names.of(player) + " (" + reason.words() + soFar.words() + ")";
        }
    }

    /** Lets a dropped player rejoin. */
    record RejoinPlayer(PlayerId player) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceRules.rejoin(state, player);
        }

        @Override
        public String words(Names names) {
            return "let " + names.of(player) + " rejoin";
        }
    }

    /**
     * Admits a player after the event was opened.
     *
     * @param rosters the list that the organizer was given before the event; needed where lists are required
     */
    record EnterLate(String name, Vector<DesignatedRoster> rosters) implements TournamentCommand {
        /** Creates the command without a list. */
        public EnterLate(String name) {
            this(name, Vector.empty());
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceRules.enterLate(state, name, rosters);
        }

        @Override
        public String words(Names names) {
            return "admit " + PlainName.shown(name);
        }
    }

    /** Warns a player, in the name of a Watcher or the organizer. */
    record WarnPlayer(PlayerId player, Offence offence, Official by) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceRules.warn(state, player, offence, by);
        }

        @Override
        public String words(Names names) {
            return "warn " + names.of(player) + " (" + offence.words() + ")";
        }
    }

    /**
     * Ejects a player from the event, in the name of a Watcher or the organizer. An open Swiss match is conceded.
     *
     * @param soFar the VPs of that match
     */
    record EjectPlayer(PlayerId player, Offence offence, Official by, PartialScore soFar) implements TournamentCommand {
        /** Creates the command without VPs: none were scored, or there is no open match. */
        public EjectPlayer(PlayerId player, Offence offence, Official by) {
            this(player, offence, by, PartialScore.NONE);
        }

        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return AttendanceRules.eject(state, player, offence, by, soFar);
        }

        @Override
        public String words(Names names) {
            return "eject " + names.of(player) + " (" + offence.words() + soFar.words() + ")";
        }
    }

    /** Records a Watcher's decision on a dispute. */
    record GiveRuling(Official by, String decision) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RulingRules.rule(state, by, decision);
        }

        @Override
        public String words(Names names) {
            return "ruling of " + by + ": " + decision.strip();
        }
    }

    /** Appeals a Watcher's ruling to the Head Watcher. */
    record AppealRuling(int ruling, PlayerId player) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RulingRules.appeal(state, ruling, player);
        }

        @Override
        public String words(Names names) {
            return "appeal of " + names.of(player) + " against ruling " + ruling;
        }
    }

    /**
     * Decides an appeal, in the name of the Head Watcher.
     *
     * @param instead the decision that replaces the ruling; none if the ruling is upheld
     */
    record HearAppeal(int ruling, Official by, Option<String> instead) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return RulingRules.hear(state, ruling, by, instead);
        }

        @Override
        public String words(Names names) {
            return instead.map(decision -> "overrule ruling " + ruling + ": " + decision.strip())
                    .getOrElse("uphold ruling " + ruling);
        }
    }

    /** Makes the progression cut after the last Swiss round: the best players advance. */
    record MakeCut() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return FinalsRules.cut(state);
        }

        @Override
        public String words(Names names) {
            return "make the cut";
        }
    }

    /** Closes the event once it is decided. Its results become final. */
    record CloseEvent() implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return FinalsRules.close(state);
        }

        @Override
        public String words(Names names) {
            return "close the event";
        }
    }

    /** Ends the event before it is decided, for example because all players have left. */
    record EndEvent(String reason) implements TournamentCommand {
        @Override
        public Either<RuleViolation, Transition<TournamentState, TournamentEvent>> decide(
                TournamentState state, PairingSystem system) {
            return FinalsRules.end(state, reason);
        }

        @Override
        public String words(Names names) {
            return "end the event: " + reason.strip();
        }
    }
}

package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.game.rule.AttendanceRules;
import io.github.crisisrules.tournament.game.rule.ClockRules;
import io.github.crisisrules.tournament.game.rule.FinalsRules;
import io.github.crisisrules.tournament.game.rule.HouseEventRules;
import io.github.crisisrules.tournament.game.rule.ImportRules;
import io.github.crisisrules.tournament.game.rule.ListRules;
import io.github.crisisrules.tournament.game.rule.RegistrationRules;
import io.github.crisisrules.tournament.game.rule.RulingRules;
import io.github.crisisrules.tournament.game.rule.SeatingRules;
import io.github.crisisrules.tournament.game.rule.SwissRules;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** A command of the organizer. */
public sealed interface TournamentCommand extends GameCommand {
    /**
     * Decides the command in the given state, where Swiss rounds are paired by {@code system}.
     */
    Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system);

    /** Registers a player before the event is opened. */
    record RegisterPlayer(String name) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RegistrationRules.register(state, name);
        }

        /** Returns the name with characters that cannot be printed replaced. */
        String shownName() {
            return PlainName.shown(name);
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
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return ListRules.submit(state, player, rosters);
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
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return ImportRules.takeOver(state, players, rounds);
        }
    }

    /** Excludes a pairing, such as that of two family members, so that it is avoided where possible. */
    record ExcludePairing(Pairing pairing) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RegistrationRules.exclude(state, pairing);
        }
    }

    /** Corrects the name of a player. The log keeps both names. */
    record RenamePlayer(PlayerId player, String name) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RegistrationRules.rename(state, player, name);
        }

        /** Returns the name with characters that cannot be printed replaced. */
        String shownName() {
            return PlainName.shown(name);
        }
    }

    /**
     * Labels a player with a club or team. Players with the same label do not meet where that can be avoided. A later
     * label replaces it.
     */
    record AssignClub(PlayerId player, String club) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return SeatingRules.assignClub(state, player, club);
        }

        /** Returns the label with characters that cannot be printed replaced. */
        String shownClub() {
            return PlainName.shown(club);
        }
    }

    /**
     * Fixes the table at which a player sits in every Swiss round from the next one on.
     *
     * @param table the number of the table; none if the player sits by points again
     */
    record FixTable(PlayerId player, Option<Integer> table) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return SeatingRules.fixTable(state, player, table);
        }
    }

    /**
     * Sets the rating of a player, for a round 1 paired by rating. A later rating replaces it until round 1 is
     * paired.
     */
    record RatePlayer(PlayerId player, int rating) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return HouseEventRules.rate(state, player, rating);
        }
    }

    /** Gives a player a bye in round 1 of a house event that announced such byes. */
    record GiveBye(PlayerId player, FirstRoundBye reason) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return HouseEventRules.giveBye(state, player, reason);
        }
    }

    /** Gives a player a bye in a Swiss round after the first, in a house event that announced such byes. */
    record RequestBye(PlayerId player, int round) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return HouseEventRules.requestBye(state, player, round);
        }
    }

    /** Ends registration and opens the event. Lists become final. */
    record OpenEvent() implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RegistrationRules.open(state);
        }
    }

    /** Pairs the next round, Swiss or final, whichever is due. */
    record PairRound() implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return state.isBracketStage() ? FinalsRules.pair(state) : SwissRules.pair(state, system);
        }
    }

    /** Pairs the next Swiss round as the organizer chooses. */
    record PairByHand(Vector<Pairing> pairs, Option<PlayerId> bye) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return SwissRules.pairByHand(state, pairs, bye);
        }
    }

    /** Starts the clock of the current round, if more than half of the players are seated. */
    record StartClock(int seated, Instant now) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return ClockRules.start(state, seated, now);
        }
    }

    /** Reports how a match of the current round ended. */
    record ReportResult(MatchEnding ending) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return state.isBracketStage() ? FinalsRules.report(state, ending) : SwissRules.report(state, ending);
        }
    }

    /** Corrects a reported result. Final rounds continue the numbering of the Swiss rounds. */
    record AmendResult(int round, MatchEnding ending) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return round > state.rounds().size() && state.bracket().isDefined()
                    ? FinalsRules.amend(state, round, ending)
                    : SwissRules.amend(state, round, ending);
        }
    }

    /** Withdraws a result of the current Swiss round, so that the match is open again. */
    record WithdrawResult(Pairing pairing) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return SwissRules.withdraw(state, pairing);
        }
    }

    /**
     * Takes a bye back from a player who has left, such as one who never appeared. The round counts as missed.
     *
     * @param round the number of the Swiss round
     */
    record TakeBackBye(PlayerId player, int round) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return SeatingRules.takeBackBye(state, player, round);
        }
    }

    /**
     * Drops a player who leaves, does not appear or cannot play on. An open Swiss match is conceded.
     *
     * @param partialScore the VPs of that match; without effect in a final round, where the opponent has a bye
     */
    record DropPlayer(PlayerId player, DropReason reason, PartialScore partialScore) implements TournamentCommand {
        /** Creates the command without VPs: none were scored, or there is no open match. */
        public DropPlayer(PlayerId player, DropReason reason) {
            this(player, reason, PartialScore.NONE);
        }

        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return AttendanceRules.drop(state, player, reason, partialScore);
        }

        /** Returns whether any VPs were scored in the open match. */
        boolean isScored() {
            return partialScore.isScored();
        }
    }

    /** Lets a dropped player rejoin. */
    record RejoinPlayer(PlayerId player) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return AttendanceRules.rejoin(state, player);
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
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return AttendanceRules.enterLate(state, name, rosters);
        }

        /** Returns the name with characters that cannot be printed replaced. */
        String shownName() {
            return PlainName.shown(name);
        }
    }

    /**
     * Pairs a player who came after the current Swiss round was paired with the player who has the bye. No other
     * player moves.
     */
    record PairWithBye(PlayerId player) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return SeatingRules.pairWithBye(state, player);
        }
    }

    /** Warns a player, in the name of a Watcher or the organizer. */
    record WarnPlayer(PlayerId player, Offence offence, Official by) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return AttendanceRules.warn(state, player, offence, by);
        }
    }

    /**
     * Ejects a player from the event, in the name of a Watcher or the organizer. An open Swiss match is conceded.
     *
     * @param partialScore the VPs of that match
     */
    record EjectPlayer(PlayerId player, Offence offence, Official by, PartialScore partialScore)
            implements TournamentCommand {
        /** Creates the command without VPs: none were scored, or there is no open match. */
        public EjectPlayer(PlayerId player, Offence offence, Official by) {
            this(player, offence, by, PartialScore.NONE);
        }

        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return AttendanceRules.eject(state, player, offence, by, partialScore);
        }

        /** Returns whether any VPs were scored in the open match. */
        boolean isScored() {
            return partialScore.isScored();
        }
    }

    /** Records a Watcher's decision on a dispute. */
    record GiveRuling(Official by, String decision) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RulingRules.rule(state, by, decision);
        }

        /** Returns the decision without surrounding blanks. */
        String strippedDecision() {
            return decision.strip();
        }
    }

    /** Appeals a Watcher's ruling to the Head Watcher. */
    record AppealRuling(int ruling, PlayerId player) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RulingRules.appeal(state, ruling, player);
        }
    }

    /**
     * Decides an appeal, in the name of the Head Watcher.
     *
     * @param newDecision the decision that replaces the ruling; none if the ruling is upheld
     */
    record HearAppeal(int ruling, Official by, Option<String> newDecision) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RulingRules.hear(state, ruling, by, newDecision);
        }

        /** Returns the new decision without surrounding blanks. */
        Option<String> strippedDecision() {
            return newDecision.map(String::strip);
        }
    }

    /** Replaces a Watcher who cannot go on by a person who does not play in the event. */
    record ReplaceWatcher(Official watcher, String substitute) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RulingRules.replace(state, watcher, substitute);
        }

        /** Returns the name of the substitute with characters that cannot be printed replaced. */
        String shownSubstitute() {
            return PlainName.shown(substitute);
        }
    }

    /**
     * Records that players agreed to split their prizes. Results and ranks stay as they are.
     *
     * @param terms the agreement in the players' words
     */
    record SplitPrizes(Vector<PlayerId> players, String terms) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return RulingRules.splitPrizes(state, players, terms);
        }

        /** Returns the terms with characters that cannot be printed replaced. */
        String shownTerms() {
            return PlainName.shown(terms);
        }
    }

    /** Makes the progression cut after the last Swiss round: the best players advance. */
    record MakeCut() implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return FinalsRules.cut(state);
        }
    }

    /** Closes the event once it is decided. Its results become final. */
    record CloseEvent() implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return FinalsRules.close(state);
        }
    }

    /** Ends the event before it is decided, for example because all players have left. */
    record EndEvent(String reason) implements TournamentCommand {
        @Override
        public Decision<TournamentState, TournamentEvent> decide(TournamentState state, PairingSystem system) {
            return FinalsRules.end(state, reason);
        }

        /** Returns the reason without surrounding blanks. */
        String strippedReason() {
            return reason.strip();
        }
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

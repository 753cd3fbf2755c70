package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.rule.ListRules;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingDistribution;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.EjectionGround;
import io.github.crisisrules.tournament.ruling.Incident;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Ruling;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Something that has happened at an event. The state follows from the events alone. */
public sealed interface TournamentEvent extends GameEvent<TournamentState> {
    /** A player has registered. */
    @Rule(EventRuleId.R1)
    record PlayerRegistered(Entrant entrant) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.entered(state, entrant);
        }

        /** Returns the name of the new player. */
        String name() {
            return entrant.name();
        }
    }

    /**
     * A new player has a name that is easily confused with that of another one. It is a notice for the organizer
     * and does not change the state.
     */
    record NamesLookAlike(PlayerId player, PlayerId otherPlayer) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return state;
        }

        /** Returns the registration number of the new player. */
        int number() {
            return player.number();
        }

        /** Returns the registration number of the other player. */
        int otherNumber() {
            return otherPlayer.number();
        }
    }

    /** The name of a player was corrected. */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    record PlayerRenamed(PlayerId player, String before, String after) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.renamed(state, new Entrant(player, after));
        }
    }

    /** A player was labelled with a club or team, whose members are kept apart where possible. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    record ClubAssigned(PlayerId player, String club) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(state, player, entry -> entry.withClub(Option.of(club)));
        }
    }

    /**
     * A player sits at a table of their own in the Swiss rounds to come.
     *
     * @param table the number of the table; none if the player sits by points again
     */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    record TableFixed(PlayerId player, Option<Integer> table) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(state, player, entry -> entry.withFixedTable(table));
        }
    }

    /** A list without faults was submitted: one roster at a Challenger Event, three at a Timeline Event. */
    record ListAccepted(PlayerId player, Vector<DesignatedRoster> rosters) implements TournamentEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(ListRules.rule(rosters.size() == 1 ? EventKind.CHALLENGER : EventKind.TIMELINE));
        }

        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(state, player, entry -> entry.withRosters(rosters));
        }
    }

    /** The organizer has excluded a pairing. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    record PairingExcluded(Pairing pairing) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withExcluded(state.excluded().add(pairing));
        }
    }

    /** A player was rated. */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record PlayerRated(PlayerId player, int rating) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(state, player, entry -> entry.withRating(Option.of(rating)));
        }
    }

    /** A player has been given a bye in round 1, whatever the number of players. */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record ByeGiven(PlayerId player, FirstRoundBye reason) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(state, player, entry -> entry.withFirstRoundBye(Option.of(reason)));
        }
    }

    /** A player has been given a bye in a Swiss round after the first. */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record ByeRequested(PlayerId player, int round) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(
                    state,
                    player,
                    entry -> entry.withRequestedByes(
                            entry.requestedByes().append(round).distinct()));
        }
    }

    /** Registration has ended, and the random tiebreak order of the Swiss stage is fixed. */
    @Rule(EventRuleId.ANNOUNCE)
    record EventOpened(RandomTiebreak randomTiebreak) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withPhase(Phase.SWISS).withLots(Option.of(randomTiebreak));
        }
    }

    /** The number of rounds and the cut were fixed by the number of active players. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record StructureFixed(Structure structure, int players) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withStructure(Option.of(structure));
        }
    }

    /** A Swiss round was paired from the given seed. */
    record RoundPaired(int round, Seed seed, RoundTables tables) implements TournamentEvent {
        @Override
        public Vector<String> rules() {
            Vector<String> rules = Vector.of(round == 1 ? EventRuleId.R1 : EventRuleId.GROUPS);
            return tables.isApproximate() ? rules.append(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS) : rules;
        }

        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withRounds(state.rounds().append(SwissRound.of(state, round, seed, tables)));
        }

        @Override
        public String describe(Wording wording) {
            return Vector.of(Sentences.paired(wording, round, tables.byHand(), seed.toString()))
                    .appendAll(tables.byes().map(bye -> Sentences.bye(wording, bye.player(), bye.reason())))
                    .appendAll(Option.when(
                            tables.isApproximate(),
                            () -> Wording.capitalized(PairingDistribution.APPROXIMATE.describe(wording)) + "."))
                    .mkString(" ");
        }
    }

    /** A Swiss round was withdrawn before any of its games, because a qualifier left. It is paired again. */
    @Rule({EventRuleId.CUT_REPLACE, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    record RoundWithdrawn(int round) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withRounds(state.rounds().take(round - 1));
        }
    }

    /** A Swiss round that was played elsewhere was taken over, with its points and VPs. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record RoundImported(int round, ImportedRound imported) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.takenOver(state, round, imported);
        }

        /** Returns the number of matches. */
        int matches() {
            return imported.endings().size();
        }
    }

    /** The clock of a round was started. Final rounds continue the numbering of the Swiss rounds. */
    @Rule(EventRuleId.CLOCK_START)
    record ClockStarted(int round, RoundClock clock) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withClock(Option.of(new TournamentState.RunningClock(round, clock)));
        }
    }

    /** A match of a Swiss round has ended. */
    record ResultReported(int round, int table, MatchEnding ending) implements TournamentEvent {
        @Override
        public Vector<String> rules() {
            return ending.rules();
        }

        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withEnding(state, round, table - 1, ending);
        }
    }

    /** A player has left during the match, or did not appear for it, and so conceded it. */
    @Rule(EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES)
    record MatchForfeited(int round, int table, PlayerId player, MatchEnding ending) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withEnding(state, round, table - 1, ending);
        }
    }

    /** A reported result was corrected. Pairings that were already made stay. */
    record ResultAmended(int round, MatchEnding before, MatchEnding after) implements TournamentEvent {
        @Override
        public Vector<String> rules() {
            return after.rules();
        }

        @Override
        public TournamentState applyTo(TournamentState state) {
            int table = state.round(round).get().tableOf(after.pairing()).get();
            return StateEdits.withEnding(state, round, table, after);
        }
    }

    /** A result of the current Swiss round was withdrawn, and the match is open again. */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    record ResultWithdrawn(int round, int table, MatchEnding ending) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withoutEnding(state, round, table - 1);
        }
    }

    /** A bye was taken back from a player who has left. The round counts as missed. */
    @Rule({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.BYE})
    record ByeTakenBack(PlayerId player, int round) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withoutBye(state, round, player);
        }
    }

    /**
     * After a correction, other players would have qualified for the next stage. It is a notice for the organizer and
     * does not change the cut.
     */
    @Rule({EventRuleId.CUT, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    record QualifiersDiffer(Vector<PlayerId> missed, Vector<PlayerId> lucky) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return state;
        }
    }

    /** A player has dropped and is not paired any more. */
    @Rule(EventRuleId.DROP)
    record PlayerDropped(PlayerId player, DropReason reason) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.attending(state, player, Attendance.DROPPED);
        }
    }

    /** A dropped player has rejoined. */
    @Rule(EventRuleId.REJOIN)
    record PlayerRejoined(PlayerId player) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.attending(state, player, Attendance.ACTIVE);
        }
    }

    /** A missed round counts as a loss. */
    @Rule(EventRuleId.REJOIN)
    record UnpairedLossGiven(PlayerId player, int round) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(
                    state,
                    player,
                    entry -> entry.withUnpairedLosses(entry.unpairedLosses().append(round)));
        }
    }

    /** A player has entered after the event was opened. */
    @Rule(EventRuleId.LATE_ENTRY_IS_A_REJOIN)
    record PlayerEnteredLate(Entrant entrant) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.entered(state, entrant);
        }

        /** Returns the name of the new player. */
        String name() {
            return entrant.name();
        }
    }

    /**
     * A player who came after the round was paired meets the player who had the bye, at a table after all others.
     *
     * @param opponent the player who had the bye
     */
    @Rule({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    record LatePlayerPaired(int round, int table, PlayerId player, PlayerId opponent) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.pairedWithBye(state, round, Pairing.of(player, opponent), player);
        }
    }

    /** A player was warned. */
    record PlayerWarned(Incident incident) implements TournamentEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(incident.offence().rule());
        }

        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.onRecord(state, incident);
        }
    }

    /**
     * There are grounds to eject a player at once, such as a third warning. It is a notice for the Watchers, who
     * decide, and does not change the state.
     */
    @Rule(EventRuleId.WARN)
    record PlayerFlagged(PlayerId player, Vector<EjectionGround> grounds) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return state;
        }
    }

    /** A player was ejected for good. */
    @Rule(EventRuleId.EJECT)
    record PlayerEjected(Incident incident) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.attending(StateEdits.onRecord(state, incident), incident.player(), Attendance.EJECTED);
        }
    }

    /** The ruling with the given number was made, appealed or heard by the Head Watcher. */
    record RulingRecorded(int number, RulingLog rulings) implements TournamentEvent {
        /**
         * Creates the event.
         *
         * @throws IllegalArgumentException if {@code rulings} has no ruling with this number
         */
        public RulingRecorded {
            if (rulings.ruling(number).isEmpty()) {
                throw new IllegalArgumentException("There is no ruling " + number + ". The log has "
                        + rulings.rulings().size() + ", numbered from 1.");
            }
        }

        /** Returns the ruling with its appeal. */
        Ruling ruling() {
            return rulings.ruling(number).get();
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ruling().appealedBy().isEmpty() ? EventRuleId.WATCHER : EventRuleId.HEAD);
        }

        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withRulings(rulings);
        }
    }

    /** A Watcher was replaced, and the substitute rules from now on. */
    @Rule({EventRuleId.ORGANIZERS_CORRECT_AND_SEAT, EventRuleId.WATCHER})
    record WatcherReplaced(Official watcher, Official substitute) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.watcherReplaced(state, watcher, substitute);
        }
    }

    /** Players agreed to split their prizes. Results and ranks stay as they are. */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    record PrizesSplit(PrizeSplit split) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withPrizeSplits(state.prizeSplits().append(split));
        }
    }

    /** The best players advance, and the random tiebreak order of the next stage is fixed. */
    @Rule(EventRuleId.CUT)
    record CutMade(ProgressionCut cut, RandomTiebreak randomTiebreak) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            TournamentState after = state;
            for (PlayerId player : cut.outside()) {
                after = StateEdits.attending(after, player, Attendance.CUT);
            }
            return StateEdits.of(after)
                    .withPhase(Phase.FINALS)
                    .withCut(Option.of(cut))
                    .withLots(Option.of(randomTiebreak));
        }

        /** Returns the players who advance. */
        Vector<PlayerId> qualified() {
            return cut.qualified();
        }
    }

    /** A qualifier has left before the next stage, and the next-ranked player takes the last seed. */
    @Rule(EventRuleId.CUT_REPLACE)
    record QualifierReplaced(PlayerId player, PlayerId replacement, ProgressionCut cut) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(StateEdits.attending(state, replacement, Attendance.ACTIVE))
                    .withCut(Option.of(cut));
        }
    }

    /** A player outside the cut has left and cannot move up any more. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    record LeftOutsideCut(PlayerId player, ProgressionCut cut) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withCut(Option.of(cut));
        }
    }

    /** A final round was paired. */
    @Rule(TimelineRuleId.BRACKET)
    record FinalsPaired(Bracket bracket) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withBracket(state, bracket);
        }

        /** Returns the number of the final round. */
        int round() {
            return bracket.round().number();
        }

        /** Returns the matches with two players. */
        Vector<Pairing> pairings() {
            return bracket.round().matches().flatMap(FinalMatch::pairing);
        }

        /** Returns the players without an opponent. */
        Vector<PlayerId> byes() {
            return bracket.round().byes();
        }
    }

    /** A match of the final rounds has ended. */
    @Rule(TimelineRuleId.FINAL_END)
    record FinalResultReported(int round, MatchEnding ending, Bracket bracket) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withBracket(state, bracket);
        }

        /** Returns the winner of the match. */
        Option<PlayerId> winner() {
            return bracket.round().matchOf(ending.pairing()).flatMap(FinalMatch::winner);
        }

        /** Returns whether the match would be a draw, so that the Swiss ranks decide it. */
        boolean isDraw() {
            return ending.wonBy().isEmpty();
        }

        /** Returns whether this was the last match. */
        boolean isLast() {
            return bracket.isOver();
        }
    }

    /** A result of the final rounds was corrected. Nothing that follows from it had been played. */
    @Rule(TimelineRuleId.FINAL_END)
    record FinalResultAmended(int round, MatchEnding before, MatchEnding after, Bracket bracket)
            implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withBracket(state, bracket);
        }
    }

    /** A finalist has left, and the opponent has a bye. */
    @Rule(TimelineRuleId.FINAL_DROP)
    record FinalistLeft(PlayerId player, Bracket bracket) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withBracket(state, bracket);
        }

        /** Returns the opponent, if the player leaves one without a match. */
        Option<PlayerId> opponent() {
            return bracket.round().matchOf(player).filter(FinalMatch::isBye).flatMap(FinalMatch::winner);
        }

        /** Returns whether this decides the event. */
        boolean isLast() {
            return bracket.isOver();
        }
    }

    /** The event was closed, and its results are final. */
    @Rule(ChallengerRuleId.WINNER)
    record EventClosed(Option<PlayerId> champion) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withPhase(Phase.CLOSED);
        }
    }

    /** The event was ended before it was decided. */
    @Rule(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    record EventEnded(String reason) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withPhase(Phase.CLOSED).withEndedBecause(Option.of(reason));
        }
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

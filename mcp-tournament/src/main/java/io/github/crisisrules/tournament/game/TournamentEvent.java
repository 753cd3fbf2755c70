package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.game.rule.ListRules;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingLaw;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.Incident;
import io.github.crisisrules.tournament.ruling.Ruling;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Something that has happened at an event. The state follows from the events alone. */
public sealed interface TournamentEvent extends GameEvent<TournamentState>, PlayerWords {
    /** A player has registered. */
    @Rule(EventRuleId.R1)
    record PlayerRegistered(Entrant entrant) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.entered(state, entrant);
        }

        @Override
        public String words(Names names) {
            return entrant.name() + " is registered";
        }
    }

    /**
     * A new player has a name that is easily confused with that of another one. It is a notice for the organizer
     * and does not change the state.
     */
    record NamesLookAlike(PlayerId player, PlayerId other) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return state;
        }

        @Override
        public String words(Names names) {
            return "the name of player " + player.number() + ", " + names.of(player)
                    + ", is easily taken for that of player " + other.number() + ", " + names.of(other)
                    + ": make sure that they are two people";
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

        @Override
        public String words(Names names) {
            return names.of(player) + " has handed in a list";
        }
    }

    /** The organizer has excluded a pairing. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    record PairingExcluded(Pairing pairing) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withExcluded(state.excluded().add(pairing));
        }

        @Override
        public String words(Names names) {
            return pairing.versus(names) + " is excluded";
        }
    }

    /** A player was rated. */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record PlayerRated(PlayerId player, int rating) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(state, player, entry -> entry.withRating(Option.of(rating)));
        }

        @Override
        public String words(Names names) {
            return names.of(player) + " is rated " + rating;
        }
    }

    /** A player has been given a bye in round 1, whatever the number of players. */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record ByeGiven(PlayerId player, FirstRoundBye why) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.with(state, player, entry -> entry.withFirstRoundBye(Option.of(why)));
        }

        @Override
        public String words(Names names) {
            return names.of(player) + " has a bye in round 1: " + why.words();
        }
    }

    /** Registration has ended, and the random tiebreak order of the Swiss stage is fixed. */
    @Rule(EventRuleId.ANNOUNCE)
    record EventOpened(RandomTiebreak lots) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withPhase(Phase.SWISS).withLots(Option.of(lots));
        }

        @Override
        public String words(Names names) {
            return "registration ends, lots are drawn";
        }
    }

    /** The number of rounds and the cut were fixed by the number of active players. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record StructureFixed(Structure structure, int players) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withStructure(Option.of(structure));
        }

        @Override
        public String words(Names names) {
            return players + " players: " + structure;
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
        public String words(Names names) {
            return "round " + round + " is paired " + (tables.byHand() ? "by hand" : "from seed " + seed)
                    + tables.byes()
                            .map(bye -> ", bye " + names.of(bye.player()) + ": "
                                    + bye.reason().words())
                            .mkString()
                    + (tables.isApproximate() ? "; " + PairingLaw.APPROXIMATE.words() : "");
        }
    }

    /** A Swiss round that was played elsewhere was taken over, with its points and VPs. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record RoundImported(int round, ImportedRound taken) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.takenOver(state, round, taken);
        }

        @Override
        public String words(Names names) {
            return "round " + round + " was played at another desk: "
                    + taken.endings().size() + (taken.endings().size() == 1 ? " match" : " matches");
        }
    }

    /** The clock of a round was started. Final rounds continue the numbering of the Swiss rounds. */
    @Rule(EventRuleId.CLOCK_START)
    record ClockStarted(int round, RoundClock clock) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withClock(Option.of(new TournamentState.RunningClock(round, clock)));
        }

        @Override
        public String words(Names names) {
            return "the clock of round " + round + " runs";
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

        @Override
        public String words(Names names) {
            return "table " + table + ": " + ending.result().words(names);
        }
    }

    /** A player has left during the match, or did not appear for it, and so conceded it. */
    @Rule(EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES)
    record MatchForfeited(int round, int table, PlayerId player, MatchEnding ending) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withEnding(state, round, table - 1, ending);
        }

        @Override
        public String words(Names names) {
            return names.of(player) + " leaves an open match and concedes it; table " + table + ": "
                    + ending.result().words(names);
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

        @Override
        public String words(Names names) {
            return "was " + before.result().words(names) + ", is "
                    + after.result().words(names);
        }
    }

    /** A player has dropped and is not paired any more. */
    @Rule(EventRuleId.DROP)
    record PlayerDropped(PlayerId player, DropReason reason) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.attending(state, player, Attendance.DROPPED);
        }

        @Override
        public String words(Names names) {
            return names.of(player) + " is dropped";
        }
    }

    /** A dropped player has rejoined. */
    @Rule(EventRuleId.REJOIN)
    record PlayerRejoined(PlayerId player) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.attending(state, player, Attendance.ACTIVE);
        }

        @Override
        public String words(Names names) {
            return names.of(player) + " is back";
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

        @Override
        public String words(Names names) {
            return names.of(player) + " has an unpaired loss in round " + round;
        }
    }

    /** A player has entered after the event was opened. */
    @Rule(EventRuleId.LATE_ENTRY_IS_A_REJOIN)
    record PlayerEnteredLate(Entrant entrant) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.entered(state, entrant);
        }

        @Override
        public String words(Names names) {
            return entrant.name() + " comes late";
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

        @Override
        public String words(Names names) {
            return names.of(incident.player()) + " is warned";
        }
    }

    /** A player was ejected for good. */
    @Rule(EventRuleId.EJECT)
    record PlayerEjected(Incident incident) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.attending(StateEdits.onRecord(state, incident), incident.player(), Attendance.EJECTED);
        }

        @Override
        public String words(Names names) {
            return names.of(incident.player()) + " is ejected";
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

        private Ruling ruling() {
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

        @Override
        public String words(Names names) {
            return "ruling " + number + " of " + ruling().words(names);
        }
    }

    /** The best players advance, and the random tiebreak order of the next stage is fixed. */
    @Rule(EventRuleId.CUT)
    record CutMade(ProgressionCut cut, RandomTiebreak lots) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            TournamentState after = state;
            for (PlayerId player : cut.outside()) {
                after = StateEdits.attending(after, player, Attendance.CUT);
            }
            return StateEdits.of(after)
                    .withPhase(Phase.FINALS)
                    .withCut(Option.of(cut))
                    .withLots(Option.of(lots));
        }

        @Override
        public String words(Names names) {
            return "advance: " + names.all(cut.qualified());
        }
    }

    /** A qualifier has left before the next stage, and the next-ranked player takes the last seed. */
    @Rule(EventRuleId.CUT_REPLACE)
    record QualifierReplaced(PlayerId player, PlayerId newcomer, ProgressionCut cut) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(StateEdits.attending(state, newcomer, Attendance.ACTIVE))
                    .withCut(Option.of(cut));
        }

        @Override
        public String words(Names names) {
            return names.of(newcomer) + " takes the last seed in place of " + names.of(player);
        }
    }

    /** A player outside the cut has left and cannot move up any more. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    record LeftOutsideCut(PlayerId player, ProgressionCut cut) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withCut(Option.of(cut));
        }

        @Override
        public String words(Names names) {
            return names.of(player) + " can no longer move up";
        }
    }

    /** A final round was paired. */
    @Rule(TimelineRuleId.BRACKET)
    record FinalsPaired(Bracket bracket) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withBracket(state, bracket);
        }

        @Override
        public String words(Names names) {
            return "final round " + bracket.round().number() + ": "
                    + bracket.round()
                            .matches()
                            .map(match -> names.all(match.players()))
                            .mkString("; ");
        }
    }

    /** A match of the final rounds has ended. */
    @Rule(TimelineRuleId.FINAL_END)
    record FinalResultReported(int round, MatchEnding ending, Bracket bracket) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withBracket(state, bracket);
        }

        @Override
        public String words(Names names) {
            return "final round " + round + ": "
                    + names.all(
                            bracket.round().matchOf(ending.pairing().first()).flatMap(match -> match.winner()))
                    + " goes on";
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

        @Override
        public String words(Names names) {
            return "final round " + round + ": was " + before.result().words(names) + ", is "
                    + after.result().words(names);
        }
    }

    /** A finalist has left, and the opponent has a bye. */
    @Rule(TimelineRuleId.FINAL_DROP)
    record FinalistLeft(PlayerId player, Bracket bracket) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.withBracket(state, bracket);
        }

        @Override
        public String words(Names names) {
            return names.of(player) + " leaves the final rounds";
        }
    }

    /** The event was closed, and its results are final. */
    @Rule(ChallengerRuleId.WINNER)
    record EventClosed(Option<PlayerId> champion) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withPhase(Phase.CLOSED);
        }

        @Override
        public String words(Names names) {
            return champion.isEmpty()
                    ? "the event is over, and nobody has won it"
                    : "the champion is " + names.all(champion);
        }
    }

    /** The event was ended before it was decided. */
    @Rule(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    record EventEnded(String reason) implements TournamentEvent {
        @Override
        public TournamentState applyTo(TournamentState state) {
            return StateEdits.of(state).withPhase(Phase.CLOSED).withEndedBecause(Option.of(reason));
        }

        @Override
        public String words(Names names) {
            return "the event ends undecided: " + reason;
        }
    }
}

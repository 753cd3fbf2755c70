package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.conduct.Incident;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.ProgressionCut;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Entrant;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.standing.TieLots;
import io.vavr.control.Option;

/** What has happened at an event. The events alone make the state. */
public sealed interface TournamentEvent {
    /** A player has a registration number. */
    record PlayerRegistered(Entrant entrant) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.R1;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playerRegistered(this);
        }
    }

    /** A list without faults was handed in. */
    record ListAccepted(PlayerId player, CheckedList list) implements TournamentEvent {
        @Override
        public String rule() {
            return list.rule();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.listAccepted(this);
        }
    }

    /** The organizer excluded a pair. */
    record PairingExcluded(Pairing pairing) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.RULING_10;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pairingExcluded(this);
        }
    }

    /** Registration has ended; the lots of the Swiss stage are drawn. */
    record EventOpened(TieLots lots) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.ANNOUNCE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.eventOpened(this);
        }
    }

    /** The number of rounds and the cut follow from the number of active players. */
    record StructureFixed(Structure structure, int players) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.RULING_7;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.structureFixed(this);
        }
    }

    /** A Swiss round was paired from this seed. */
    record RoundPaired(int round, Seed seed, RoundTables tables) implements TournamentEvent {
        @Override
        public String rule() {
            return round == 1 ? EventRules.R1 : EventRules.GROUPS;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.roundPaired(this);
        }
    }

    /** The clock of a round runs; final rounds are numbered on after the Swiss rounds. */
    record ClockStarted(int round, RoundClock clock) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.CLOCK_START;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.clockStarted(this);
        }
    }

    /** A match of a Swiss round ended. */
    record ResultReported(int round, int table, MatchEnding ending) implements TournamentEvent {
        @Override
        public String rule() {
            return ResultRule.of(ending);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resultReported(this);
        }
    }

    /** A reported result was put right; pairings already made stay. */
    record ResultAmended(int round, MatchEnding before, MatchEnding after) implements TournamentEvent {
        @Override
        public String rule() {
            return ResultRule.of(after);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.resultAmended(this);
        }
    }

    /** A player is out of the pairings. */
    record PlayerDropped(PlayerId player, DropReason reason) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.DROP;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playerDropped(this);
        }
    }

    /** A dropped player is back. */
    record PlayerRejoined(PlayerId player) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.REJOIN;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playerRejoined(this);
        }
    }

    /** A round missed counts as a loss. */
    record UnpairedLossGiven(PlayerId player, int round) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.REJOIN;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unpairedLossGiven(this);
        }
    }

    /** A player came after the event was opened. */
    record PlayerEnteredLate(Entrant entrant) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.RULING_5;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playerEnteredLate(this);
        }
    }

    /** A player was warned. */
    record PlayerWarned(Incident incident) implements TournamentEvent {
        @Override
        public String rule() {
            return incident.offence().rule();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playerWarned(this);
        }
    }

    /** A player was removed for good. */
    record PlayerEjected(Incident incident) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.EJECT;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playerEjected(this);
        }
    }

    /** The best advance; the lots of the next stage are drawn. */
    record CutMade(ProgressionCut cut, TieLots lots) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.CUT;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cutMade(this);
        }
    }

    /** One who had advanced left before the next stage; the next-ranked takes the last seed. */
    record QualifierReplaced(PlayerId player, PlayerId newcomer, ProgressionCut cut) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.CUT_REPLACE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.qualifierReplaced(this);
        }
    }

    /** One outside the cut went home and cannot move up any more. */
    record CutLeft(PlayerId player, ProgressionCut cut) implements TournamentEvent {
        @Override
        public String rule() {
            return EventRules.RULING_13;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cutLeft(this);
        }
    }

    /** A final round was paired. */
    record FinalsPaired(Bracket bracket) implements TournamentEvent {
        @Override
        public String rule() {
            return io.github.crisisrules.tournament.rulebook.TimelineRules.BRACKET;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.finalsPaired(this);
        }
    }

    /** A match of the final rounds ended. */
    record FinalReported(int round, MatchEnding ending, Bracket bracket) implements TournamentEvent {
        @Override
        public String rule() {
            return io.github.crisisrules.tournament.rulebook.TimelineRules.FINAL_END;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.finalReported(this);
        }
    }

    /** A finalist left; the opponent has a bye. */
    record FinalistLeft(PlayerId player, Bracket bracket) implements TournamentEvent {
        @Override
        public String rule() {
            return io.github.crisisrules.tournament.rulebook.TimelineRules.FINAL_DROP;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.finalistLeft(this);
        }
    }

    /** Results are final. */
    record EventClosed(Option<PlayerId> champion) implements TournamentEvent {
        @Override
        public String rule() {
            return io.github.crisisrules.tournament.rulebook.ChallengerRules.WINNER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.eventClosed(this);
        }
    }

    /** The id of the rule behind it. */
    String rule();

    /** The case of this event. */
    <R> R match(Cases<R> cases);

    /** One function for each kind. */
    interface Cases<R> {
        /** A player has a registration number. */
        R playerRegistered(PlayerRegistered event);

        /** A list without faults was handed in. */
        R listAccepted(ListAccepted event);

        /** The organizer excluded a pair. */
        R pairingExcluded(PairingExcluded event);

        /** Registration has ended; the lots of the Swiss stage are drawn. */
        R eventOpened(EventOpened event);

        /** The number of rounds and the cut follow from the number of active players. */
        R structureFixed(StructureFixed event);

        /** A Swiss round was paired from this seed. */
        R roundPaired(RoundPaired event);

        /** The clock of a round runs; final rounds are numbered on after the Swiss rounds. */
        R clockStarted(ClockStarted event);

        /** A match of a Swiss round ended. */
        R resultReported(ResultReported event);

        /** A reported result was put right; pairings already made stay. */
        R resultAmended(ResultAmended event);

        /** A player is out of the pairings. */
        R playerDropped(PlayerDropped event);

        /** A dropped player is back. */
        R playerRejoined(PlayerRejoined event);

        /** A round missed counts as a loss. */
        R unpairedLossGiven(UnpairedLossGiven event);

        /** A player came after the event was opened. */
        R playerEnteredLate(PlayerEnteredLate event);

        /** A player was warned. */
        R playerWarned(PlayerWarned event);

        /** A player was removed for good. */
        R playerEjected(PlayerEjected event);

        /** The best advance; the lots of the next stage are drawn. */
        R cutMade(CutMade event);

        /** One who had advanced left before the next stage; the next-ranked takes the last seed. */
        R qualifierReplaced(QualifierReplaced event);

        /** One outside the cut went home and cannot move up any more. */
        R cutLeft(CutLeft event);

        /** A final round was paired. */
        R finalsPaired(FinalsPaired event);

        /** A match of the final rounds ended. */
        R finalReported(FinalReported event);

        /** A finalist left; the opponent has a bye. */
        R finalistLeft(FinalistLeft event);

        /** Results are final. */
        R eventClosed(EventClosed event);
    }
}

package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.conduct.Offence;
import io.github.crisisrules.tournament.conduct.Official;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** What the organizer wants to happen at an event. */
public sealed interface TournamentCommand {
    /** A player signs up, before the event is opened. */
    record RegisterPlayer(String name) implements TournamentCommand {
        /** Names are not empty. */
        public RegisterPlayer {
            if (name.isBlank()) {
                throw new IllegalArgumentException("a player with an empty name");
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.registerPlayer(this);
        }
    }

    /** A player hands in a Roster or Timeline List; a later one replaces it until the event is opened. */
    record SubmitList(PlayerId player, CheckedList list) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.submitList(this);
        }
    }

    /** These two shall not be paired if it can be helped, such as members of one family. */
    record ExcludePairing(Pairing pairing) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.excludePairing(this);
        }
    }

    /** Registration ends, lists are final. */
    record OpenEvent() implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.openEvent(this);
        }
    }

    /** The next round is paired: Swiss or final, whichever is due. */
    record PairRound() implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pairRound(this);
        }
    }

    /** The next Swiss round is paired as the organizer says. */
    record PairByHand(Vector<Pairing> pairs, Option<PlayerId> bye) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pairByHand(this);
        }
    }

    /** Players take their seats: the clock of the current round starts, if most have. */
    record StartClock(int seated, Instant now) implements TournamentCommand {
        /** Nobody sits on fewer than no chairs. */
        public StartClock {
            if (seated < 0) {
                throw new IllegalArgumentException(seated + " players seated");
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.startClock(this);
        }
    }

    /** A match of the current round has ended. */
    record ReportResult(MatchEnding ending) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reportResult(this);
        }
    }

    /** A result reported before was wrong: this is how the match of that Swiss round ended. */
    record AmendResult(int round, MatchEnding ending) implements TournamentCommand {
        /** Rounds are numbered from 1. */
        public AmendResult {
            if (round < 1) {
                throw new IllegalArgumentException("round " + round);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.amendResult(this);
        }
    }

    /** A player leaves, does not appear or cannot play on. */
    record DropPlayer(PlayerId player, DropReason reason) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dropPlayer(this);
        }
    }

    /** The organizer lets a dropped player back in. */
    record RejoinPlayer(PlayerId player) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rejoinPlayer(this);
        }
    }

    /** The organizer admits a player after the event was opened, whose list was handed in before it. */
    record EnterLate(String name) implements TournamentCommand {
        /** Names are not empty. */
        public EnterLate {
            if (name.isBlank()) {
                throw new IllegalArgumentException("a player with an empty name");
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.enterLate(this);
        }
    }

    /** A Watcher or the organizer warns a player. */
    record WarnPlayer(PlayerId player, Offence offence, Official by) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.warnPlayer(this);
        }
    }

    /** A Watcher or the organizer removes a player from the event. */
    record EjectPlayer(PlayerId player, Offence offence, Official by) implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ejectPlayer(this);
        }
    }

    /** The Swiss rounds are over: the best advance. */
    record MakeCut() implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.makeCut(this);
        }
    }

    /** Everything is decided: results become final. */
    record CloseEvent() implements TournamentCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.closeEvent(this);
        }
    }

    /** The case of this command. */
    <R> R match(Cases<R> cases);

    /** One function for each kind. */
    interface Cases<R> {
        /** A player signs up, before the event is opened. */
        R registerPlayer(RegisterPlayer command);

        /** A player hands in a Roster or Timeline List; a later one replaces it until the event is opened. */
        R submitList(SubmitList command);

        /** These two shall not be paired if it can be helped, such as members of one family. */
        R excludePairing(ExcludePairing command);

        /** Registration ends, lists are final. */
        R openEvent(OpenEvent command);

        /** The next round is paired: Swiss or final, whichever is due. */
        R pairRound(PairRound command);

        /** The next Swiss round is paired as the organizer says. */
        R pairByHand(PairByHand command);

        /** Players take their seats: the clock of the current round starts, if most have. */
        R startClock(StartClock command);

        /** A match of the current round has ended. */
        R reportResult(ReportResult command);

        /** A result reported before was wrong: this is how the match of that Swiss round ended. */
        R amendResult(AmendResult command);

        /** A player leaves, does not appear or cannot play on. */
        R dropPlayer(DropPlayer command);

        /** The organizer lets a dropped player back in. */
        R rejoinPlayer(RejoinPlayer command);

        /** The organizer admits a player after the event was opened, whose list was handed in before it. */
        R enterLate(EnterLate command);

        /** A Watcher or the organizer warns a player. */
        R warnPlayer(WarnPlayer command);

        /** A Watcher or the organizer removes a player from the event. */
        R ejectPlayer(EjectPlayer command);

        /** The Swiss rounds are over: the best advance. */
        R makeCut(MakeCut command);

        /** Everything is decided: results become final. */
        R closeEvent(CloseEvent command);
    }
}

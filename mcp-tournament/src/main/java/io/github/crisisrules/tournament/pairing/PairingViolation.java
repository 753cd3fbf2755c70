package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.control.Option;

/** What is wrong with a pairing made by hand. */
public sealed interface PairingViolation extends RuleViolation {
    /** Somebody is not paired. */
    record LeftOut(PlayerId player) implements PairingViolation {
        @Override
        public String rule() {
            return EventRules.GROUPS;
        }

        @Override
        public String message() {
            return player + " is not paired.";
        }
    }

    /** Somebody is paired more than once. */
    record PairedTwice(PlayerId player) implements PairingViolation {
        @Override
        public String rule() {
            return EventRules.GROUPS;
        }

        @Override
        public String message() {
            return player + " is paired more than once.";
        }
    }

    /** Somebody is paired who is not in the field: not active, or with the bye. */
    record NotInTheField(PlayerId player) implements PairingViolation {
        @Override
        public String rule() {
            return EventRules.DROP;
        }

        @Override
        public String message() {
            return player + " is not to be paired in this round.";
        }
    }

    /** A pair the organizer excluded, where a pairing with fewer such pairs exists. */
    record ExcludedPair(Pairing pairing) implements PairingViolation {
        @Override
        public String rule() {
            return EventRules.RULING_10;
        }

        @Override
        public String message() {
            return pairing + " was excluded.";
        }
    }

    /** Two who have met in this stage, where a pairing with fewer rematches exists. */
    record Rematch(Pairing pairing, int met) implements PairingViolation {
        @Override
        public String rule() {
            return EventRules.REMATCH;
        }

        @Override
        public String message() {
            return pairing + " have met " + (met == 1 ? "once" : met + " times") + " in this stage.";
        }
    }

    /** More players leave a group downwards, or farther, than the best pairing needs. */
    record AvoidableFloat(int points, GroupFloats floats, GroupFloats needed) implements PairingViolation {
        @Override
        public String rule() {
            return EventRules.GROUPS;
        }

        @Override
        public String message() {
            return "From the group with " + points + " points " + floats.down() + " float down " + floats.steps()
                    + " groups in all; " + needed.down() + " in " + needed.steps() + " would do.";
        }
    }

    /** The bye went to somebody else than the rules say. */
    record WrongBye(Option<PlayerId> given, Option<PlayerId> due) implements PairingViolation {
        @Override
        public String rule() {
            return EventRules.BYE;
        }

        @Override
        public String message() {
            return "The bye belongs to " + due.map(PlayerId::toString).getOrElse("nobody") + ", not to "
                    + given.map(PlayerId::toString).getOrElse("nobody") + ".";
        }
    }
}

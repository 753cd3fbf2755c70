package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Counted;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.control.Option;

/** What is wrong with a pairing made by hand. */
public sealed interface PairingViolation extends PlayerViolation {
    /** Somebody is not paired. */
    record LeftOut(PlayerId player) implements PairingViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is not paired.";
        }
    }

    /** Somebody is paired more than once. */
    record PairedTwice(PlayerId player) implements PairingViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is paired more than once.";
        }
    }

    /** Somebody is paired who is not in the field: not active, or with the bye. */
    record NotInTheField(PlayerId player) implements PairingViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is not to be paired in this round.";
        }
    }

    /** A pair the organizer excluded, where a pairing with fewer such pairs exists. */
    @Rule(EventRules.RANDOM_AMONG_THE_BEST_PAIRINGS)
    record ExcludedPair(Pairing pairing) implements PairingViolation {
        @Override
        public String message(Names names) {
            return pairing.words(names) + " were excluded from meeting.";
        }
    }

    /** Two who have met in this stage, where a pairing with fewer rematches exists. */
    @Rule(EventRules.REMATCH)
    record Rematch(Pairing pairing, int met) implements PairingViolation {
        @Override
        public String message(Names names) {
            return pairing.words(names) + " have met " + (met == 1 ? "once" : met + " times") + " in this stage.";
        }
    }

    /** More players leave a group downwards, or farther, than the best pairing needs. */
    @Rule(EventRules.GROUPS)
    record AvoidableFloat(int points, GroupFloats floats, GroupFloats needed) implements PairingViolation {
        @Override
        public String message(Names names) {
            return "From the group with " + Counted.of(points, "point") + " " + counted(floats) + "; " + counted(needed)
                    + " would be enough.";
        }

        private static String counted(GroupFloats floats) {
            return Counted.of(floats.down(), "player floats down, ", "players float down, ")
                    + Counted.of(floats.steps(), "group")
                    + " in all";
        }
    }

    /** The bye went to somebody else than the rules say. */
    @Rule(EventRules.BYE)
    record WrongBye(Option<PlayerId> given, Option<PlayerId> due) implements PairingViolation {
        @Override
        public String message(Names names) {
            if (due.isEmpty()) {
                return names.all(given) + " has the bye, but nobody needs one: the number of players is even.";
            }
            return given.isEmpty()
                    ? "Nobody has the bye. It belongs to " + names.all(due) + "."
                    : "The bye belongs to " + names.all(due) + ", not to " + names.all(given) + ".";
        }
    }
}

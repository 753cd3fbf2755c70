package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;

/** A fault of a pairing made by hand. */
public sealed interface PairingViolation extends PlayerViolation {
    /** A player is not paired. */
    record PlayerNotPaired(PlayerId player) implements PairingViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is not paired.";
        }
    }

    /** A player is paired more than once. */
    record PairedTwice(PlayerId player) implements PairingViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is paired more than once.";
        }
    }

    /** A player is paired who is not in the pool: not active, or with the bye. */
    record NotInPool(PlayerId player) implements PairingViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is not to be paired in this round.";
        }
    }

    /** A pair was excluded by the organizer, and a pairing with fewer such pairs exists. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    record ExcludedPair(Pairing pairing) implements PairingViolation {
        @Override
        public String message(Names names) {
            return pairing.words(names) + " were excluded from meeting.";
        }
    }

    /** Two players have met in this stage, and a pairing with fewer rematches exists. */
    @Rule(EventRuleId.REMATCH)
    record Rematch(Pairing pairing, int met) implements PairingViolation {
        @Override
        public String message(Names names) {
            return pairing.words(names) + " have met " + (met == 1 ? "once" : met + " times") + " in this stage.";
        }
    }

    /** More players float down from a group, or farther, than the best pairing needs. */
    @Rule(EventRuleId.GROUPS)
    record AvoidableFloat(int points, GroupFloats floats, GroupFloats needed) implements PairingViolation {
        @Override
        public String message(Names names) {
            return "From the group with " + Plural.of(points, "point") + " " + counted(floats) + "; " + counted(needed)
                    + " would be enough.";
        }

        private static String counted(GroupFloats floats) {
            return Plural.of(floats.down(), "player floats down, ", "players float down, ")
                    + Plural.of(floats.steps(), "group")
                    + " in all";
        }
    }

    /** The bye went to another player than the rules require. */
    @Rule(EventRuleId.BYE)
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

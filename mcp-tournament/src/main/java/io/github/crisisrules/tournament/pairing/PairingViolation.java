package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;

/** A fault of a pairing made by hand. */
public sealed interface PairingViolation extends RuleViolation {
    /** A player is not paired. */
    record PlayerNotPaired(PlayerId player) implements PairingViolation {}

    /** A player is paired more than once. */
    record PairedTwice(PlayerId player) implements PairingViolation {}

    /** A player is paired who is not in the pool: not active, or with the bye. */
    record NotInPool(PlayerId player) implements PairingViolation {}

    /** A pair was excluded by the organizer, and a pairing with fewer such pairs exists. */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    record ExcludedPair(Pairing pairing) implements PairingViolation {}

    /** Two players have met in this stage, and a pairing with fewer rematches exists. */
    @Rule(EventRuleId.REMATCH)
    record Rematch(Pairing pairing, int earlierMeetings) implements PairingViolation {}

    /** More players float down from a group, or farther, than the best pairing needs. */
    @Rule(EventRuleId.GROUPS)
    record AvoidableFloat(int points, GroupFloats floats, GroupFloats required) implements PairingViolation {}

    /** The bye went to another player than the rules require. */
    @Rule(EventRuleId.BYE)
    record WrongBye(Option<PlayerId> actual, Option<PlayerId> expected) implements PairingViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

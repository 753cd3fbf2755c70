package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/** A reason why a warning or an ejection is not recorded. */
public sealed interface ConductViolation extends RuleViolation {
    /** The person is neither a Watcher nor the organizer, who alone warn and eject. */
    @Rule(EventRuleId.CONDUCT)
    record NotAnOfficial(Official official) implements ConductViolation {}

    /** The player was already ejected. */
    @Rule(EventRuleId.EJECT)
    record AlreadyEjected(PlayerId player) implements ConductViolation {}

    /** Players believed to collude must be warned or ejected, not merely noted. */
    @Rule(EventRuleId.COLLUDE)
    record CollusionUnanswered(Vector<PlayerId> players) implements ConductViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

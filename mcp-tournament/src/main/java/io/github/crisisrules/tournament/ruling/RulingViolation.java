package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** A reason why a ruling or an appeal is refused. */
public sealed interface RulingViolation extends RuleViolation {
    /** The person is not a Watcher, and so cannot rule. */
    @Rule(EventRuleId.WATCHER)
    record NotAWatcher(Official official) implements RulingViolation {}

    /** The person is not the Head Watcher, who alone hears appeals. */
    @Rule(EventRuleId.HEAD)
    record NotTheHeadWatcher(Official official) implements RulingViolation {}

    /** The ruling does not say what was decided. */
    record BlankDecision(Official official) implements RulingViolation {}

    /** No ruling has this number. */
    record NoSuchRuling(int number) implements RulingViolation {}

    /** The ruling is final: the Head Watcher made it or has heard its appeal, or there is no Head Watcher. */
    @Rule(EventRuleId.WATCHER)
    record RulingIsFinal(int number) implements RulingViolation {}

    /** The ruling is already under appeal. */
    record UnderAppeal(int number) implements RulingViolation {}

    /** The ruling was not appealed, and the Head Watcher changes only appealed rulings. */
    @Rule(EventRuleId.HEAD)
    record NotAppealed(int number) implements RulingViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

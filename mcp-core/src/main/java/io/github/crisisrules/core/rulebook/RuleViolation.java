package io.github.crisisrules.core.rulebook;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.control.Option;

/**
 * The reason why the rules refuse something: the facts as data, and the rule that is violated. Implementations are
 * records of sealed families, so that callers can use the data instead of reading the description. A refusal that is
 * not based on a printed rule, such as that of an unknown player, cites none. The description consists of full sentences:
 * the subject, the fault and, where it helps, the remedy.
 */
public interface RuleViolation extends HasRules, Describable {
    /** Returns the id of the violated rule, as in the catalogue. */
    default Option<String> rule() {
        return rules().headOption();
    }

    /** Returns the description followed by the violated rule, if there is one: "… [CR-POOL]". */
    default String describeWithRule(Wording wording) {
        return describe(wording) + rule().map(rule -> " [" + rule + "]").getOrElse("");
    }
}

package io.github.crisisrules.core.rulebook;

import io.vavr.control.Option;

/**
 * The reason why the rules refuse something: the facts as data, and the rule that is violated. Implementations are
 * records of sealed families, so that callers can use the data instead of reading the sentence. A refusal that is
 * not based on a printed rule, such as that of an unknown player, cites none.
 */
public interface RuleViolation extends HasRules {
    /** Returns the id of the violated rule, as in the catalogue. */
    default Option<String> rule() {
        return rules().headOption();
    }

    /** Returns one sentence for people: the subject, the fault and, where it helps, the remedy. */
    String message();

    /** Returns the message with display names in place of ids. */
    default String message(Names names) {
        return message();
    }

    /** Returns the message followed by the violated rule, if there is one: "… [CR-POOL]". */
    default String sentence(Names names) {
        return message(names) + rule().map(rule -> " [" + rule + "]").getOrElse("");
    }
}

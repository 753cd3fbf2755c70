package io.github.crisisrules.core.rulebook;

import io.vavr.control.Option;

/**
 * Why the rules refuse something: what is the case, with data, and which rule says so. Implementations are records
 * of sealed families, so callers can act on the data instead of reading the sentence. A refusal that only keeps order at
 * the table, such as an unknown player, cites no rule.
 */
public interface RuleViolation extends Cited {
    /** The id of the rule that refuses, as in the catalogue. */
    default Option<String> rule() {
        return rules().headOption();
    }

    /** One sentence for the people at the table: who, what, and where it helps, what to do instead. */
    String message();

    /** The same with the names that people use. */
    default String message(Names names) {
        return message();
    }

    /** The message with the rule behind it, where there is one: "… [CR-POOL]". */
    default String sentence(Names names) {
        return message(names) + rule().map(rule -> " [" + rule + "]").getOrElse("");
    }
}

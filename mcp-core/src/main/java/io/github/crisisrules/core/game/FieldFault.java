package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.control.Option;

/**
 * What is wrong with what was written in a field.
 *
 * @param field its name, or {@link #WHOLE}
 * @param message a sentence for whoever wrote it
 * @param rule the id of the rule that refuses it, where there is one
 */
public record FieldFault(String field, String message, Option<String> rule) {
    /** Where a fault stands that belongs to no single field. */
    public static final String WHOLE = "";

    /** A fault that no rule tells. */
    public static FieldFault of(String field, String message) {
        return new FieldFault(field, message, Option.none());
    }

    /** What the rules refuse, in their words. */
    public static FieldFault of(String field, RuleViolation violation, Names names) {
        return new FieldFault(field, violation.message(names), violation.rule());
    }
}

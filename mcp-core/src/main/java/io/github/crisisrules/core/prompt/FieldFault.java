package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.control.Option;

/**
 * A fault in the text of a field.
 *
 * @param field the name of the field, or {@link #WHOLE}
 * @param message a sentence for the person who filled in the field
 * @param rule the id of the rule that refuses the text, if there is one
 */
public record FieldFault(String field, String message, Option<String> rule) {
    /** The field name of a fault that does not belong to a single field. */
    public static final String WHOLE = "";

    /** Creates a fault without a rule. */
    public static FieldFault of(String field, String message) {
        return new FieldFault(field, message, Option.none());
    }

    /** Creates a fault from a rule violation, with the violation's description. */
    public static FieldFault of(String field, RuleViolation violation, Wording wording) {
        return new FieldFault(field, violation.describe(wording), violation.rule());
    }
}

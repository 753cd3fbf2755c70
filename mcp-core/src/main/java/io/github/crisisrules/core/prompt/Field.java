package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/**
 * An input for an answer, or for a part of one, on a {@link Sheet}: one field of a web form, one line of a
 * dialogue.
 *
 * @param name the key of the texts written in this field: {@code q0} for the first question, {@code q1.0} for the
 *     first part of the second
 * @param label the description of the requested input
 * @param form one of the forms without parts: {@link Form.OneOf}, {@link Form.SomeOf}, {@link Form.WholeNumber},
 *     {@link Form.Text}, {@link Form.Lines} or {@link Form.Written}
 * @param options the descriptions of the options; an option is written as its index in this list, counted from 0
 */
public record Field(String name, String label, Form<?> form, Vector<String> options) {
    /**
     * Returns a sentence about which numbers or how many of the options can be the answer, for a dialogue that has no
     * other way to show it: "Enter 1 to 12." It is empty where the label and the options say enough.
     */
    public String hint(Wording wording) {
        if (form instanceof Form.WholeNumber number) {
            return Sentences.numbers(wording, number.min(), number.max());
        }
        return form instanceof Form.SomeOf<?> some && some.max() > 1
                ? Sentences.optionCount(wording, some.min(), some.max())
                : "";
    }
}

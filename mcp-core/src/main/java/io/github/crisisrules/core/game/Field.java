package io.github.crisisrules.core.game;

import io.vavr.collection.Vector;

/**
 * A place where an answer, or a part of one, is written on a {@link Sheet}: one field of a web form, one line of a dialogue.
 *
 * @param name what its texts are found by again: {@code q0} for the first question, {@code q1.0} for the first part of the second
 * @param label what is asked for here
 * @param form one of those without parts: {@link Form.OneOf}, {@link Form.SomeOf}, {@link Form.WholeNumber}, {@link Form.Text},
 *     {@link Form.Lines} or {@link Form.Dice}
 * @param options what can be chosen, in words; the text of a choice is its place in this list, counted from 0
 */
public record Field(String name, String label, Form<?> form, Vector<String> options) {}

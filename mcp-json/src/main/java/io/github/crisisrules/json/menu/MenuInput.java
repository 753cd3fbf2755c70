package io.github.crisisrules.json.menu;

import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Form;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An input that an item of a menu asks for.
 *
 * @param name the name under which an answer gives the texts of this input
 * @param label the description of the requested input
 * @param kind the kind of the input
 * @param options the descriptions of the options, in their order; empty for inputs without options
 * @param min the minimum, as the kind says
 * @param max the maximum, as the kind says; none if there is no upper limit
 */
public record MenuInput(
        String name, String label, InputKind kind, Vector<String> options, Option<Integer> min, Option<Integer> max) {
    static MenuInput of(Field field) {
        Form<?> form = field.form();
        if (form instanceof Form.OneOf<?>) {
            return of(field, InputKind.ONE_OF, 1, 1);
        }
        if (form instanceof Form.SomeOf<?> some) {
            return of(field, InputKind.SOME_OF, some.min(), some.max());
        }
        if (form instanceof Form.WholeNumber number) {
            return of(field, InputKind.NUMBER, number.min(), number.max());
        }
        if (form instanceof Form.Text text) {
            return of(field, InputKind.TEXT, 1, text.maxLength());
        }
        if (form instanceof Form.Lines lines) {
            return of(field, InputKind.LINES, lines.min(), lines.max());
        }
        return new MenuInput(
                field.name(), field.label(), InputKind.DICE, field.options(), Option.none(), Option.none());
    }

    private static MenuInput of(Field field, InputKind kind, int min, int max) {
        return new MenuInput(
                field.name(),
                field.label(),
                kind,
                field.options(),
                Option.some(min),
                Option.when(max != Integer.MAX_VALUE, max));
    }
}

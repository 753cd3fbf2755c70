package io.github.crisisrules.testing;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Sheet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;

/** A sheet filled in field by field with any answer of the right form, including the fields that only an answer brings up. */
public final class FilledSheet {
    private FilledSheet() {}

    /** Returns the texts of a filled sheet by the name of the field. */
    public static Map<String, Vector<String>> of(Sheet<?> sheet, RandomSource random) {
        Map<String, Vector<String>> written = LinkedHashMap.empty();
        Vector<Field> empty = sheet.fields();
        while (!empty.isEmpty()) {
            for (Field field : empty) {
                written = written.put(field.name(), texts(field, random));
            }
            Map<String, Vector<String>> filled = written;
            empty = sheet.fields(written).reject(field -> filled.containsKey(field.name()));
        }
        return written;
    }

    /** Returns the texts of any answer of the form that the field asks for. */
    public static Vector<String> texts(Field field, RandomSource random) {
        if (field.form() instanceof Form.OneOf<?>) {
            return Vector.of(Integer.toString(random.below(field.options().size())));
        }
        if (field.form() instanceof Form.SomeOf<?> some) {
            Vector<Integer> places = Vector.range(0, some.options().size());
            return Form.someOf(places, some.min(), some.max()).sample(random).map(Object::toString);
        }
        if (field.form() instanceof Form.Lines lines) {
            return Vector.of(lines.sample(random).mkString("\n"));
        }
        if (field.form() instanceof Form.Written<?> written) {
            return Vector.of(written.sampleText(random));
        }
        return Vector.of(field.form().sample(random).toString());
    }
}

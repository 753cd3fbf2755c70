package io.github.crisisrules.js;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** The ids of players as the app gave them, strings or whole numbers; equal ids are one object. */
final class Ids {
    private final JSObject numbers = map();
    private final List<Id> all = new ArrayList<>();

    /** Returns an id, for an argument with the given name. */
    Id of(JSObject value, String name) {
        int number = number(numbers, value);
        if (number < all.size()) {
            return all.get(number);
        }
        String type = Js.type(value);
        if (!type.equals("string") && !type.equals("number")) {
            throw new IllegalArgumentException(
                    name + " must be a string or a whole number, not " + Js.shown(value) + ".");
        }
        Id id = new Id(value, type.equals("string") ? Js.text(value, name) : String.valueOf(Js.number(value, name)));
        all.add(id);
        return id;
    }

    @JSBody(script = "return new Map();")
    private static native JSObject map();

    @JSBody(
            params = {"numbers", "value"},
            script =
                    "var number = numbers.get(value); if (number === undefined) { number = numbers.size; numbers.set(value, number); }"
                            + "return number;")
    private static native int number(JSObject numbers, JSObject value);

    /** An id. */
    static final class Id {
        private final JSObject value;
        private final String text;

        Id(JSObject value, String text) {
            this.value = value;
            this.text = text;
        }

        JSObject value() {
            return value;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}

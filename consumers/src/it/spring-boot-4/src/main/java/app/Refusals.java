package app;

import io.github.crisisrules.jackson3.RefusedJsonException;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;

/** Finds the refusal behind an exception of the mapper. */
final class Refusals {
    private Refusals() {}

    static JsonRefusal of(Throwable cause) {
        return cause instanceof RefusedJsonException refused
                ? refused.refusal()
                : JsonRefusal.of("", RefusalKind.SYNTAX, "The body is no JSON.");
    }
}

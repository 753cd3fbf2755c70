package io.github.crisisrules.jackson3;

import io.github.crisisrules.json.refusal.JsonRefusal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;

/** Carries a refusal out of an object mapper that has the {@link CrisisModule}. */
public final class RefusedJsonException extends DatabindException {
    private static final long serialVersionUID = 1;

    private final transient JsonRefusal refusal;

    /** Creates an exception for a refusal. */
    public RefusedJsonException(@Nullable JsonParser parser, JsonRefusal refusal) {
        super(parser, refusal.toString());
        this.refusal = refusal;
    }

    /** Returns the refusal. Its path starts at the value that the module reads. */
    public JsonRefusal refusal() {
        return refusal;
    }
}

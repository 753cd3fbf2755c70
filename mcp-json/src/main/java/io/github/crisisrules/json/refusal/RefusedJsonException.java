package io.github.crisisrules.json.refusal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonMappingException;
import org.jspecify.annotations.Nullable;

/** A refusal where Jackson's interfaces want an exception: thrown by object mappers that have the module. */
public final class RefusedJsonException extends JsonMappingException {
    private static final long serialVersionUID = 1;

    private final transient JsonRefusal refusal;

    /** Wraps a refusal. */
    public RefusedJsonException(@Nullable JsonParser parser, JsonRefusal refusal) {
        super(parser, refusal.toString());
        this.refusal = refusal;
    }

    /** What is wrong; its path is counted from the value that the module reads. */
    public JsonRefusal refusal() {
        return refusal;
    }
}

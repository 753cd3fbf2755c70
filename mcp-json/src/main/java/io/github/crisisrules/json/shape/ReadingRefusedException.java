package io.github.crisisrules.json.shape;

import io.github.crisisrules.json.refusal.JsonRefusal;

/** Carries a refusal out of the depth of a document. It never leaves this module. */
public final class ReadingRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient JsonRefusal refusal;

    ReadingRefusedException(JsonRefusal refusal) {
        super(refusal.toString(), null, false, false);
        this.refusal = refusal;
    }

    /** Returns the refusal. */
    public JsonRefusal refusal() {
        return refusal;
    }
}

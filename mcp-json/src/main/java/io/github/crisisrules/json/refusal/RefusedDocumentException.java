package io.github.crisisrules.json.refusal;

/** Thrown if a document is refused by a method that has no refusal to return. */
public final class RefusedDocumentException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient JsonRefusal refusal;

    /** Creates an exception for a refusal. */
    public RefusedDocumentException(JsonRefusal refusal) {
        super(refusal.toString());
        this.refusal = refusal;
    }

    /** Returns the refusal. */
    public JsonRefusal refusal() {
        return refusal;
    }
}

package io.github.crisisrules.json.interchange;

/** Carries a refusal out of the depth of a file. It never leaves this package. */
final class ImportFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient ImportRefusal refusal;

    ImportFault(String place, String message) {
        super(message, null, false, false);
        this.refusal = new ImportRefusal(place, message);
    }

    ImportRefusal refusal() {
        return refusal;
    }
}

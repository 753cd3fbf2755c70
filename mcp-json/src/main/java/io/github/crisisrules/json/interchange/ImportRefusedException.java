package io.github.crisisrules.json.interchange;

/** Carries a refusal out of the depth of a file. It never leaves this package. */
final class ImportRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient ImportRefusal refusal;

    ImportRefusedException(String place, ImportFault fault) {
        super(fault.describe(), null, false, false);
        this.refusal = new ImportRefusal(place, fault);
    }

    ImportRefusal refusal() {
        return refusal;
    }
}

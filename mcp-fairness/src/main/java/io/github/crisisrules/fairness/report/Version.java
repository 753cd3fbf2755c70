package io.github.crisisrules.fairness.report;

/** Which version of the kit this is: figures are the same for the same study and the same version. */
public final class Version {
    private Version() {}

    /** Such as {@code 0.1.0}; {@code unknown} where the build did not fill it in. */
    public static String text() {
        String text = Resource.text("version.txt").strip();
        return text.startsWith("$") ? "unknown" : text;
    }
}

package io.github.crisisrules.fairness.study;

/** The version of the kit. The same study and version always give the same figures. */
public final class Version {
    private Version() {}

    /** Returns the version, such as {@code 0.1.0}, or {@code unknown} if the build did not set it. */
    public static String text() {
        String text = Resource.text(Version.class, "version.txt").strip();
        return text.startsWith("$") ? "unknown" : text;
    }
}

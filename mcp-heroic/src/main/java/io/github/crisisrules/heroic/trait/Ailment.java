package io.github.crisisrules.heroic.trait;

/** One stress or trauma, by type. Each is recovered separately. */
public record Ailment(StressType type, boolean isTrauma) {
    /** Returns the stress of the given type. */
    public static Ailment stress(StressType type) {
        return new Ailment(type, false);
    }

    /** Returns the trauma of the given type. */
    public static Ailment trauma(StressType type) {
        return new Ailment(type, true);
    }

    /** Describes the ailment, as in {@code physical stress}. */
    @Override
    public String toString() {
        return type.words() + (isTrauma ? " trauma" : " stress");
    }
}

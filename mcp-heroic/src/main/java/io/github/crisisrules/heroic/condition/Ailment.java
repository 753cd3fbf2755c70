package io.github.crisisrules.heroic.condition;

/** One stress or trauma, by type: each is recovered on its own. */
public record Ailment(StressType type, boolean isTrauma) {
    /** Stress of that type. */
    public static Ailment stress(StressType type) {
        return new Ailment(type, false);
    }

    /** Trauma of that type. */
    public static Ailment trauma(StressType type) {
        return new Ailment(type, true);
    }

    /** {@code physical stress}. */
    @Override
    public String toString() {
        return type.name().toLowerCase(java.util.Locale.ROOT) + (isTrauma ? " trauma" : " stress");
    }
}

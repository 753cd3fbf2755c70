package io.github.crisisrules.heroic.trait;

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
        return type.words() + (isTrauma ? " trauma" : " stress");
    }
}

package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.Vector;

/** The system that pairs the rounds of a simulated event. */
public sealed interface PairingChoice {
    /**
     * A system of the library.
     *
     * @param randomRounds how many rounds, from the first on, are drawn without regard to points; round 1 always is
     */
    record Named(PairingKind kind, int randomRounds) implements PairingChoice {
        /** Round 1 is always random. */
        public Named {
            if (randomRounds < 1) {
                throw new IllegalArgumentException("random rounds must be at least 1, and is " + randomRounds);
            }
        }

        @Override
        public String id() {
            return kind.id() + (randomRounds == 1 ? "" : ":random=" + randomRounds);
        }

        @Override
        public boolean isWritable() {
            return true;
        }
    }

    /** A caller's own system; such a study cannot be written to a file. It must have no state: many threads use it. */
    record Custom(String name, PairingSystem system) implements PairingChoice {
        @Override
        public String id() {
            return name;
        }

        @Override
        public boolean isWritable() {
            return false;
        }
    }

    /** The documents' own system. */
    PairingChoice SWISS = of(PairingKind.SWISS);

    /** A system of the library as it is. */
    static PairingChoice of(PairingKind kind) {
        return new Named(kind, 1);
    }

    /** Reads {@code swiss} or {@code swiss:random=2}. */
    static PairingChoice parse(String text) {
        int colon = text.indexOf(':');
        String id = colon < 0 ? text : text.substring(0, colon);
        PairingKind kind = PairingKind.find(id)
                .getOrElseThrow(() -> new IllegalArgumentException("no system is called '" + id + "'; there are "
                        + Vector.of(PairingKind.values()).map(PairingKind::id).mkString(", ")));
        if (colon < 0) {
            return of(kind);
        }
        String option = text.substring(colon + 1);
        if (!option.matches("random=[1-9][0-9]?")) {
            throw new IllegalArgumentException(
                    "'" + option + "' is no option of a system; there is random=2 and the like");
        }
        return new Named(kind, Integer.parseInt(option.substring("random=".length())));
    }

    /** What {@link #parse} reads, or the caller's name. */
    String id();

    /** Whether a study with it can be written to a file. */
    boolean isWritable();
}

package io.github.crisisrules.example.organizer;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ConcurrentHashMap;

/** Limits on how often something may be done within a time. What is counted is forgotten when its time is over. */
final class Limits {
    private static final int MAX = 10_000;

    private final Clock clock;
    private final ConcurrentHashMap<String, Count> counts = new ConcurrentHashMap<>();

    Limits(Clock clock) {
        this.clock = clock;
    }

    private record Count(Instant end, int times) {}

    /** Counts one more use of a key and returns whether it is within {@code max} uses in the given time. */
    boolean allows(String key, int max, Duration time) {
        Instant now = clock.instant();
        if (counts.size() > MAX) {
            counts.values().removeIf(count -> !now.isBefore(count.end));
        }
        return counts.compute(
                                key,
                                (same, before) -> before == null || !now.isBefore(before.end)
                                        ? new Count(now.plus(time), 1)
                                        : new Count(before.end, before.times + 1))
                        .times
                <= max;
    }
}

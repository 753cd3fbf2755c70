package io.github.crisisrules.example.organizer.store;

import io.github.crisisrules.tournament.Desk;

/**
 * An event as the store has it.
 *
 * @param step the number of its last line; whoever appends says which one they have seen
 * @param secretHash what the organizer's secret must hash to
 */
public record StoredEvent(String id, int step, Desk desk, String secretHash) {
    /** As text it tells neither the seed nor the hash. */
    @Override
    public String toString() {
        return "event " + id + " at step " + step;
    }
}

package io.github.crisisrules.example.organizer.store;

import io.github.crisisrules.tournament.Desk;

/**
 * An event as stored.
 *
 * @param step the number of its last line, which identifies the version that a change is based on
 * @param secretHash the hash of the organizer's secret
 */
public record StoredEvent(String id, int step, Desk desk, String secretHash) {
    /** Returns a description without the seed and the hash. */
    @Override
    public String toString() {
        return "event " + id + " at step " + step;
    }
}

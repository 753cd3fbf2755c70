package io.github.crisisrules.example.organizer.store;

/**
 * Somebody else was faster: nothing was written.
 *
 * @param now the event as it is after what they did
 */
public record Outdated(StoredEvent now) {}

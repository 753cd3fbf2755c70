package io.github.crisisrules.example.organizer.store;

/**
 * The refusal of a change because the event has been changed in the meantime. Nothing was written.
 *
 * @param now the current state of the event
 */
public record Outdated(StoredEvent now) {}

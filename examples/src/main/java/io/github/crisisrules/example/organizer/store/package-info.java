/**
 * Events in a database, with the log as the data. Start with
 * {@link io.github.crisisrules.example.organizer.store.EventStore}.
 */
@NullMarked
package io.github.crisisrules.example.organizer.store;

import org.jspecify.annotations.NullMarked;

/**
 * An organizer's desk in a browser: how the library is embedded in an app. Start with {@link
 * io.github.crisisrules.example.organizer.Organizer}, then {@link io.github.crisisrules.example.organizer.OrganizerRoutes}.
 */
@NullMarked
package io.github.crisisrules.example.organizer;

import org.jspecify.annotations.NullMarked;

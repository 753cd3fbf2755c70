/**
 * An organizer's desk in a browser, as an example of an app that embeds the library. Start with
 * {@link io.github.crisisrules.example.organizer.Organizer}, then
 * {@link io.github.crisisrules.example.organizer.OrganizerRoutes}.
 */
@NullMarked
package io.github.crisisrules.example.organizer;

import org.jspecify.annotations.NullMarked;

/**
 * Everything that is announced to players before an event, and the rules for it. Start with
 * {@link io.github.crisisrules.tournament.announcement.Announcement}.
 */
@NullMarked
package io.github.crisisrules.tournament.announcement;

import org.jspecify.annotations.NullMarked;

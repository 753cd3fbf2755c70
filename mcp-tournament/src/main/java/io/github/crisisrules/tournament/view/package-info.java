/**
 * Pairings, standings and bracket as plain text and Markdown, in the order an organizer would post them. Start with {@link io.github.crisisrules.tournament.view.EventViews}.
 */
@NullMarked
package io.github.crisisrules.tournament.view;

import org.jspecify.annotations.NullMarked;

/**
 * Pairings, standings and bracket as plain text and Markdown, as an organizer would post them. Start with
 * {@link io.github.crisisrules.tournament.view.EventViews}.
 */
@NullMarked
package io.github.crisisrules.tournament.view;

import org.jspecify.annotations.NullMarked;

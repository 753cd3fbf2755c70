/**
 * The structure of an event by number of players, as the documents print it, and the house rules that may differ
 * from them. Start with {@link io.github.crisisrules.tournament.edition.EventFormat}.
 */
@NullMarked
package io.github.crisisrules.tournament.edition;

import org.jspecify.annotations.NullMarked;

/**
 * The editions of the event documents, each with everything that it prints, and the house rules that may differ
 * from them. Start with {@link io.github.crisisrules.tournament.edition.Editions}.
 */
@NullMarked
package io.github.crisisrules.tournament.edition;

import org.jspecify.annotations.NullMarked;

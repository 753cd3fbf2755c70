/**
 * Characters, cards, rosters and squads, and the rules on what they may hold. No card data is shipped: the embedding app
 * supplies it. Start with {@link io.github.crisisrules.core.card.CharacterCard}.
 */
@NullMarked
package io.github.crisisrules.core.card;

import org.jspecify.annotations.NullMarked;

/**
 * Characters and cards. The library ships no card data: the
 * embedding app supplies it. Start with {@link io.github.crisisrules.core.card.CharacterCard}.
 */
@NullMarked
package io.github.crisisrules.core.card;

import org.jspecify.annotations.NullMarked;

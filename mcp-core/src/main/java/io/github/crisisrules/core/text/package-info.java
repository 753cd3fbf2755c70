/**
 * Texts for people: valid names and names that look alike, plurals, near matches, and escaping for pages. Start with
 * {@link io.github.crisisrules.core.text.PlainName}.
 */
@NullMarked
package io.github.crisisrules.core.text;

import org.jspecify.annotations.NullMarked;

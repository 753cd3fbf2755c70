/**
 * Texts for people: descriptions in several languages, display names, plurals, near matches, and escaping for pages. Start
 * with {@link io.github.crisisrules.core.text.Describable} and {@link io.github.crisisrules.core.text.Wording}.
 */
@NullMarked
package io.github.crisisrules.core.text;

import org.jspecify.annotations.NullMarked;

/**
 * Menus of everything that may be done now, as plain values for a page in any language. Start with
 * {@link io.github.crisisrules.json.menu.Menu}.
 */
@NullMarked
package io.github.crisisrules.json.menu;

import org.jspecify.annotations.NullMarked;

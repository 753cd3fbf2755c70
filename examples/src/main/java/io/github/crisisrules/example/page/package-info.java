/** Helpers shared by the pages of all examples. Start with {@link io.github.crisisrules.example.page.PageText}. */
@NullMarked
package io.github.crisisrules.example.page;

import org.jspecify.annotations.NullMarked;

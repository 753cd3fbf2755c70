/** What the pages of all examples have in common: {@link io.github.crisisrules.example.page.PageText}. */
@NullMarked
package io.github.crisisrules.example.page;

import org.jspecify.annotations.NullMarked;

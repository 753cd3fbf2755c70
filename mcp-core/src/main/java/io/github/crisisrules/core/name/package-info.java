/**
 * Names that people make up: what a valid name is, when two names are the same, and when one is easily mistaken for
 * another. Start with {@link io.github.crisisrules.core.name.PlainName}.
 */
@NullMarked
package io.github.crisisrules.core.name;

import org.jspecify.annotations.NullMarked;

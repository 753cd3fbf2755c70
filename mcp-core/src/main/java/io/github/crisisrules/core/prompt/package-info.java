/**
 * The prompts of a game: choices with their questions, the forms of answers, and sheets that a page can show and
 * read back. Start with {@link io.github.crisisrules.core.prompt.Choice}, then see
 * {@link io.github.crisisrules.core.prompt.Sheet}.
 */
@NullMarked
package io.github.crisisrules.core.prompt;

import org.jspecify.annotations.NullMarked;

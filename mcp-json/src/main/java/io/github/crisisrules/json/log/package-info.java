/**
 * Whole events, encounters and scenes as documents: how each began, every command and what it did. Reading gives every
 * command again, so a document that the rules would not have allowed is refused at the step where it breaks them. Start
 * with {@link io.github.crisisrules.json.log.LogFormats}.
 */
@NullMarked
package io.github.crisisrules.json.log;

import org.jspecify.annotations.NullMarked;

/**
 * Logs of whole events, encounters and scenes: the start of each, every command and its events. Reading applies every command
 * again, so a document that the rules would not have allowed is refused at the step where it breaks them. Start with
 * {@link io.github.crisisrules.json.log.LogFormats}.
 */
@NullMarked
package io.github.crisisrules.json.log;

import org.jspecify.annotations.NullMarked;

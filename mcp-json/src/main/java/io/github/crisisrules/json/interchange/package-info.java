/**
 * Results that other programs export, so that events can be computed again with exact tiebreakers. Start with
 * {@link io.github.crisisrules.json.interchange.ImportedEvent}; {@link io.github.crisisrules.json.interchange.NrtmJson}
 * and {@link io.github.crisisrules.json.interchange.ResultsCsv} read one.
 */
@NullMarked
package io.github.crisisrules.json.interchange;

import org.jspecify.annotations.NullMarked;

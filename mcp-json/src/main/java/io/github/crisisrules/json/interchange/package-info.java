/**
 * Imports the results that other programs export, so that standings can be computed with exact tiebreakers. Start with
 * {@link io.github.crisisrules.json.interchange.ImportedEvent}; {@link io.github.crisisrules.json.interchange.EventImport}
 * reads a file of any known form.
 */
@NullMarked
package io.github.crisisrules.json.interchange;

import org.jspecify.annotations.NullMarked;

/**
 * Results that other programs export, so that events can be computed again with exact tiebreakers. Start with
 * {@link io.github.crisisrules.json.interchange.ImportedEvent}; {@link io.github.crisisrules.json.interchange.EventImport}
 * reads one of any form that is known here.
 */
@NullMarked
package io.github.crisisrules.json.interchange;

import org.jspecify.annotations.NullMarked;

/**
 * Inspections: the components that players bring and the terrain that the organizer sets up. The library checks what
 * people declare or have seen, and reports faults; people decide. Start with
 * {@link io.github.crisisrules.tournament.component.ComponentRules}.
 */
@NullMarked
package io.github.crisisrules.tournament.component;

import org.jspecify.annotations.NullMarked;

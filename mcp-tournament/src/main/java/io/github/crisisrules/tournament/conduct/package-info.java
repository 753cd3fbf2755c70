/**
 * Order at an event: components, warnings, rulings and appeals, Watchers and terrain. The library checks what
 * people declare or have seen, and flags faults; people decide. Start with
 * {@link io.github.crisisrules.tournament.conduct.Kit} for components,
 * {@link io.github.crisisrules.tournament.conduct.ConductLog} for warnings and
 * {@link io.github.crisisrules.tournament.conduct.RulingLog} for rulings.
 */
@NullMarked
package io.github.crisisrules.tournament.conduct;

import org.jspecify.annotations.NullMarked;

/**
 * Conduct at an event: officials, rulings and appeals, warnings and ejections. The library records what people decide
 * and flags grounds for an ejection. Start with {@link io.github.crisisrules.tournament.ruling.RulingLog} and
 * {@link io.github.crisisrules.tournament.ruling.ConductLog}.
 */
@NullMarked
package io.github.crisisrules.tournament.ruling;

import org.jspecify.annotations.NullMarked;

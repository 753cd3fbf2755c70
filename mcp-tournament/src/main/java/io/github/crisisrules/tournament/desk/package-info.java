/**
 * A whole event from registration to champion: commands become events, events a state. Start with {@link io.github.crisisrules.tournament.desk.Desk}.
 */
@NullMarked
package io.github.crisisrules.tournament.desk;

import org.jspecify.annotations.NullMarked;

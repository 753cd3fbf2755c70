/** The decisions of an event, by subject, and the choices that it offers. Not exported. */
@NullMarked
package io.github.crisisrules.tournament.game.rule;

import org.jspecify.annotations.NullMarked;

/**
 * The command line. Start with {@link io.github.crisisrules.fairness.command.Fairness}. This is the only package of
 * the module that uses files, the terminal and the clock.
 */
@NullMarked
package io.github.crisisrules.fairness.command;

import org.jspecify.annotations.NullMarked;

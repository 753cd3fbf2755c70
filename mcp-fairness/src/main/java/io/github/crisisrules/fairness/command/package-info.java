/**
 * The command line; start with {@link io.github.crisisrules.fairness.command.Fairness}. The one place of the module that knows files, the terminal and the
 * clock.
 */
@NullMarked
package io.github.crisisrules.fairness.command;

import org.jspecify.annotations.NullMarked;

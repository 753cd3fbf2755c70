/**
 * The parts shared by all command line programs: arguments, output and exit codes. Start with
 * {@link io.github.crisisrules.example.console.Program}.
 */
@NullMarked
package io.github.crisisrules.example.console;

import org.jspecify.annotations.NullMarked;

/**
 * The command line of the library, for programs in any language. It reads files, calls the rules and prints; it contains no rule.
 */
@NullMarked
package io.github.crisisrules.cli;

import org.jspecify.annotations.NullMarked;

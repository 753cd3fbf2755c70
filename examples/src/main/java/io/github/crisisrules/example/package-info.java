/**
 * Example programs that show the library at work. {@link io.github.crisisrules.example.Demonstration} runs a sample
 * of them.
 */
@NullMarked
package io.github.crisisrules.example;

import org.jspecify.annotations.NullMarked;

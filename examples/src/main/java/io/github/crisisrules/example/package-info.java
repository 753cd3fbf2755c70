/** Programs that show the library at work; {@link io.github.crisisrules.example.Demonstration} runs them all. */
@NullMarked
package io.github.crisisrules.example;

import org.jspecify.annotations.NullMarked;

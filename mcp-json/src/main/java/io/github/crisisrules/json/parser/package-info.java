/** Parses JSON text within limits. The only package that knows the JSON library behind it. */
@NullMarked
package io.github.crisisrules.json.parser;

import org.jspecify.annotations.NullMarked;

/**
 * JSON as plain immutable values, between the values of the rules and the text of a document. No type of a JSON library is
 * named here, so that any of them can stand on the other side.
 */
@NullMarked
package io.github.crisisrules.json.value;

import org.jspecify.annotations.NullMarked;

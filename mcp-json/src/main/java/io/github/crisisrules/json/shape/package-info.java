/**
 * The JSON form of a type, found by its shape: records, sealed families, generated values, collections and texts. Start
 * with {@link io.github.crisisrules.json.shape.Shapes}. Not exported.
 */
@NullMarked
package io.github.crisisrules.json.shape;

import org.jspecify.annotations.NullMarked;

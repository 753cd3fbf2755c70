/**
 * The JSON form of a type, which follows from its shape: records, sealed families, generated values, collections and texts.
 * Start with {@link io.github.crisisrules.json.shape.Shapes}; forms written by hand are in {@code custom}. Not exported.
 */
@NullMarked
package io.github.crisisrules.json.shape;

import org.jspecify.annotations.NullMarked;

/**
 * The JSON form of a type of the rule modules, which follows from what the Java language declares: records, sealed families, enums and
 * generated values. Start with {@link io.github.crisisrules.json.shape.derived.Shapes}; forms written by hand are in {@code custom}.
 * Not exported.
 */
@NullMarked
package io.github.crisisrules.json.shape.derived;

import org.jspecify.annotations.NullMarked;

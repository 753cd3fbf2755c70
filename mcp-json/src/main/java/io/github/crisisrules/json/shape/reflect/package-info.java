/**
 * The parts of records and generated values, found by reflection on public members of exported packages. Start with
 * {@link io.github.crisisrules.json.shape.reflect.TypeReflection}. Not exported.
 */
@NullMarked
package io.github.crisisrules.json.shape.reflect;

import org.jspecify.annotations.NullMarked;

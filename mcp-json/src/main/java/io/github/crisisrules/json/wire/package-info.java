/**
 * The names of types, components and enum constants in JSON, which are independent of their Java names. Start with
 * {@link io.github.crisisrules.json.wire.WireNames}, which reads them from the resource {@code wire-names.txt}. Not
 * exported.
 */
@NullMarked
package io.github.crisisrules.json.wire;

import org.jspecify.annotations.NullMarked;

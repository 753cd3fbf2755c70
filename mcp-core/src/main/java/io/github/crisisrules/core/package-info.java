/**
 * The style of generated values. This package is exported to the library's own modules only; applications do not
 * use it. Its only type is {@link io.github.crisisrules.core.HouseStyle}.
 */
@NullMarked
package io.github.crisisrules.core;

import org.jspecify.annotations.NullMarked;

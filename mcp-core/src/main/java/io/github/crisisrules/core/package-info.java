/** What our own modules share and nobody else sees: the house style of generated values. */
@NullMarked
package io.github.crisisrules.core;

import org.jspecify.annotations.NullMarked;

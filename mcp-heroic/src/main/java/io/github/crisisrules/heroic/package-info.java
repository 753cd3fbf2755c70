/** What the module keeps to itself: the house style of generated values. */
@NullMarked
package io.github.crisisrules.heroic;

import org.jspecify.annotations.NullMarked;

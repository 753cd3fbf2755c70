/** Marvel Heroic at work: exact odds of an attack. */
@NullMarked
package io.github.crisisrules.example.heroic;

import org.jspecify.annotations.NullMarked;

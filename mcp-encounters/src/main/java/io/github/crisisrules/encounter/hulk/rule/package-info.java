/** The decisions of the Incredible Hulk, and the choices that it offers. Not exported. */
@NullMarked
package io.github.crisisrules.encounter.hulk.rule;

import org.jspecify.annotations.NullMarked;

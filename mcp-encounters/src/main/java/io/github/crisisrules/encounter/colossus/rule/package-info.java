/** The decisions of the Unstoppable Colossus, and the choices that it offers. Not exported. */
@NullMarked
package io.github.crisisrules.encounter.colossus.rule;

import org.jspecify.annotations.NullMarked;

/** Code that a researcher might write outside the kit: a metric, strengths, a match model and pairing systems of their own. */
@NullMarked
package io.github.crisisrules.fairness.own;

import org.jspecify.annotations.NullMarked;

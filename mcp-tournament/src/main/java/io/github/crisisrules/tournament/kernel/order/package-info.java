/** Sorting and numbering: players by points, registration numbers by dense index, tables by points. */
@NullMarked
package io.github.crisisrules.tournament.kernel.order;

import org.jspecify.annotations.NullMarked;

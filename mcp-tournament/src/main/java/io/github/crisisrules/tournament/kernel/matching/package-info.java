/**
 * Matchings of greatest weight in dense graphs, with weights that are compared as vectors. Start with
 * {@link io.github.crisisrules.tournament.kernel.matching.HeaviestMatching}.
 */
@NullMarked
package io.github.crisisrules.tournament.kernel.matching;

import org.jspecify.annotations.NullMarked;

/**
 * The pairing and standings algorithms, on primitive arrays over dense player indices; not exported. Start with
 * {@link io.github.crisisrules.tournament.kernel.SwissKernel}, whose comment has the definitions and the proof,
 * then see {@link io.github.crisisrules.tournament.kernel.StandingsKernel}.
 */
@NullMarked
package io.github.crisisrules.tournament.kernel;

import org.jspecify.annotations.NullMarked;

/**
 * Pairing and standings on plain arrays over dense player indices; not exported. Start with {@link
 * io.github.crisisrules.tournament.kernel.SwissKernel}, whose comment has the definitions and the proof.
 */
@NullMarked
package io.github.crisisrules.tournament.kernel;

import org.jspecify.annotations.NullMarked;

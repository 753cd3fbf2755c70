/**
 * Segments: runs of neighbouring score groups that are solved on their own. Start with
 * {@link io.github.crisisrules.tournament.kernel.segment.Segmentation}.
 */
@NullMarked
package io.github.crisisrules.tournament.kernel.segment;

import org.jspecify.annotations.NullMarked;

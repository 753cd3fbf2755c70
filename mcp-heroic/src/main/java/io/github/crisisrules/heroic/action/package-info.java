/**
 * Actions and reactions: building pools, comparing totals and adjusting effect dice. Start with
 * {@link io.github.crisisrules.heroic.action.Resolution}. The package {@code heroic.scene} applies these rules in
 * play.
 */
@NullMarked
package io.github.crisisrules.heroic.action;

import org.jspecify.annotations.NullMarked;

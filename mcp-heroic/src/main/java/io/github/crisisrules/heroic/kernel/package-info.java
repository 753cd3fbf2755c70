/**
 * Exact odds on primitive arrays, independent of the game's types. Not exported; {@code heroic.odds} is the entry
 * point. Start with {@link io.github.crisisrules.heroic.kernel.PoolKernel}.
 */
@NullMarked
package io.github.crisisrules.heroic.kernel;

import org.jspecify.annotations.NullMarked;

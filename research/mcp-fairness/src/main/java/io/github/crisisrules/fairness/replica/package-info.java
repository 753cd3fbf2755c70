/**
 * Replicas of published programs, so that saved studies can reproduce their figures. Start with
 * {@link io.github.crisisrules.fairness.replica.HuaField}.
 */
@NullMarked
package io.github.crisisrules.fairness.replica;

import org.jspecify.annotations.NullMarked;

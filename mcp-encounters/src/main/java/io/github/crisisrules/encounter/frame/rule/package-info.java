/**
 * The decisions of the frame, and the choices that it offers. An encounter with rules of its own builds on them: start
 * with {@link io.github.crisisrules.encounter.frame.rule.Requirements}, then see
 * {@link io.github.crisisrules.encounter.frame.rule.Harm}.
 */
@NullMarked
package io.github.crisisrules.encounter.frame.rule;

import org.jspecify.annotations.NullMarked;

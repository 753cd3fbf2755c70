/**
 * The description of a simulation. A {@link io.github.crisisrules.fairness.study.Study} is a value that is built in
 * code, read from a file by {@link io.github.crisisrules.fairness.study.StudyFile}, or taken from
 * {@link io.github.crisisrules.fairness.study.ReadyMade}.
 */
@NullMarked
package io.github.crisisrules.fairness.study;

import org.jspecify.annotations.NullMarked;

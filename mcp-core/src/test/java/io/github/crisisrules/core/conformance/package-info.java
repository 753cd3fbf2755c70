/**
 * Suites that every module runs over its own code: names of rules are kept, the architecture holds, games behave.
 * Shipped in the test jar. Start with {@link io.github.crisisrules.core.conformance.RulebookCheck},
 * {@link io.github.crisisrules.core.conformance.ArchitectureCheck} and
 * {@link io.github.crisisrules.testing.GameHistories}.
 */
@NullMarked
package io.github.crisisrules.core.conformance;

import org.jspecify.annotations.NullMarked;

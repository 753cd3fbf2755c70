/**
 * Naming rules, and checking that names are kept: code cites the rule it implements, tests the rule they verify,
 * refusals the rule that refuses. Start with {@link io.github.crisisrules.core.rulebook.Rule}.
 */
@NullMarked
package io.github.crisisrules.core.rulebook;

import org.jspecify.annotations.NullMarked;

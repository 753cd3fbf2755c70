/**
 * Rule ids and their catalogue: code cites the rule that it implements, tests cite the rule that they verify, and
 * refusals cite the rule that is violated. Start with {@link io.github.crisisrules.core.rulebook.Rule}.
 */
@NullMarked
package io.github.crisisrules.core.rulebook;

import org.jspecify.annotations.NullMarked;

/**
 * What other people's programs did, so that their published figures can be printed again; for saved studies and nothing else. Start with {@link
 * io.github.crisisrules.fairness.replica.HuaField}.
 */
@NullMarked
package io.github.crisisrules.fairness.replica;

import org.jspecify.annotations.NullMarked;

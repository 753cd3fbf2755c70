/**
 * JSON for every value of the rule modules. Start with {@link io.github.crisisrules.json.CrisisJson}, which writes and reads. The
 * artifacts {@code mcp-jackson2} and {@code mcp-jackson3} do so in an object mapper of your own.
 */
@NullMarked
package io.github.crisisrules.json;

import org.jspecify.annotations.NullMarked;

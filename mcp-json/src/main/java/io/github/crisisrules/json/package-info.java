/**
 * JSON for every value of the rule modules. Start with {@link io.github.crisisrules.json.CrisisJson}, which writes and
 * reads; {@link io.github.crisisrules.json.CrisisModule} does so in an object mapper of your own.
 */
@NullMarked
package io.github.crisisrules.json;

import org.jspecify.annotations.NullMarked;

/** What a character brings to the table. Start with {@link io.github.crisisrules.heroic.datafile.Datafile}. */
@NullMarked
package io.github.crisisrules.heroic.datafile;

import org.jspecify.annotations.NullMarked;

/**
 * The description of a character: affiliations, distinctions, power sets, specialties and milestones, with its
 * validation. Start with {@link io.github.crisisrules.heroic.datafile.Datafile}.
 */
@NullMarked
package io.github.crisisrules.heroic.datafile;

import org.jspecify.annotations.NullMarked;

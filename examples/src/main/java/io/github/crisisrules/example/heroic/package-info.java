/**
 * Marvel Heroic at work: the exact odds of an attack, and a companion for scenes at the table. Start with
 * {@link io.github.crisisrules.example.heroic.HeroicActionOdds} or
 * {@link io.github.crisisrules.example.heroic.StormScene}.
 */
@NullMarked
package io.github.crisisrules.example.heroic;

import org.jspecify.annotations.NullMarked;

/**
 * Marvel Heroic at work: the exact odds of an attack. Start with
 * {@link io.github.crisisrules.example.heroic.HeroicActionOdds}.
 */
@NullMarked
package io.github.crisisrules.example.heroic;

import org.jspecify.annotations.NullMarked;

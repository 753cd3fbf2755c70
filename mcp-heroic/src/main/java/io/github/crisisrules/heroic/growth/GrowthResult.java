package io.github.crisisrules.heroic.growth;

import io.github.crisisrules.heroic.datafile.Datafile;

/** A hero after spending XP: the datafile, the experience, and the number of PP received at once. */
public record GrowthResult(Datafile datafile, Experience experience, int plotPoints) {}

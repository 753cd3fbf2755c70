package io.github.crisisrules.heroic.growth;

import io.github.crisisrules.heroic.datafile.Datafile;

/** A hero after XP were spent: the datafile, the experience, and how many PP came with it. */
public record Grown(Datafile datafile, Experience experience, int plotPoints) {}

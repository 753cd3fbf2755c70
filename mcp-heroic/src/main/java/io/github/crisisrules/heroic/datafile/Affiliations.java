package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;

/** The dice of the three affiliations. */
@Rule(DATAFILE)
public record Affiliations(DieSize solo, DieSize buddy, DieSize team) {
    /** The die of one of them. */
    public DieSize die(Affiliation affiliation) {
        return affiliation == Affiliation.SOLO ? solo : affiliation == Affiliation.BUDDY ? buddy : team;
    }

    /** With the dice of two of them exchanged. */
    public Affiliations switched(Affiliation a, Affiliation b) {
        return with(a, die(b)).with(b, die(a));
    }

    private Affiliations with(Affiliation affiliation, DieSize die) {
        return new Affiliations(
                affiliation == Affiliation.SOLO ? die : solo,
                affiliation == Affiliation.BUDDY ? die : buddy,
                affiliation == Affiliation.TEAM ? die : team);
    }
}

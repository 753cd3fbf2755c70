package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Company;

/** The dice of the three affiliations. */
@Rule(DATAFILE)
public record Affiliations(DieSize solo, DieSize buddy, DieSize team) {
    /** Returns the die of one affiliation. */
    public DieSize die(Company affiliation) {
        return affiliation == Company.SOLO ? solo : affiliation == Company.BUDDY ? buddy : team;
    }

    /** Returns a copy with the dice of two affiliations exchanged. */
    public Affiliations switched(Company a, Company b) {
        return with(a, die(b)).with(b, die(a));
    }

    private Affiliations with(Company affiliation, DieSize die) {
        return new Affiliations(
                affiliation == Company.SOLO ? die : solo,
                affiliation == Company.BUDDY ? die : buddy,
                affiliation == Company.TEAM ? die : team);
    }
}

package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.AffiliationKind;

/** The dice of the three affiliations. */
@Rule(DATAFILE)
public record Affiliations(DieSize solo, DieSize buddy, DieSize team) {
    /** Returns the die of one affiliation. */
    public DieSize die(AffiliationKind affiliation) {
        return affiliation == AffiliationKind.SOLO ? solo : affiliation == AffiliationKind.BUDDY ? buddy : team;
    }

    /** Returns a copy with the dice of two affiliations exchanged. */
    public Affiliations switched(AffiliationKind a, AffiliationKind b) {
        return with(a, die(b)).with(b, die(a));
    }

    private Affiliations with(AffiliationKind affiliation, DieSize die) {
        return new Affiliations(
                affiliation == AffiliationKind.SOLO ? die : solo,
                affiliation == AffiliationKind.BUDDY ? die : buddy,
                affiliation == AffiliationKind.TEAM ? die : team);
    }
}

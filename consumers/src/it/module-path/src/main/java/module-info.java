/** An app on the module path. */
module app {
    requires io.github.crisisrules.tournament;
    requires io.github.crisisrules.encounter;
    requires io.github.crisisrules.fairness;
    requires io.github.crisisrules.heroic;
    requires io.github.crisisrules.json;
}

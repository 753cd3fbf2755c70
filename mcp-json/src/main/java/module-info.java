/** JSON for every value of Crisis Rules, and the results that other programs export. */
module io.github.crisisrules.json {
    requires com.fasterxml.jackson.core;
    requires transitive io.github.crisisrules.core;
    requires transitive io.github.crisisrules.encounter;
    requires transitive io.github.crisisrules.heroic;
    requires transitive io.github.crisisrules.tournament;

    exports io.github.crisisrules.json;
    exports io.github.crisisrules.json.interchange;
    exports io.github.crisisrules.json.log;
    exports io.github.crisisrules.json.menu;
    exports io.github.crisisrules.json.refusal;
    exports io.github.crisisrules.json.value;
}

/** A laboratory for the Ultimate Encounters: simulated games with made-up tables and players. */
module io.github.crisisrules.lab {
    requires transitive io.github.crisisrules.core;
    requires transitive io.github.crisisrules.encounter;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;

    exports io.github.crisisrules.lab.colossus;
    exports io.github.crisisrules.lab.hulk;
    exports io.github.crisisrules.lab.simulation;
    exports io.github.crisisrules.lab.study;
}

/** The Ultimate Encounters Unstoppable Colossus and Incredible Hulk. */
module io.github.crisisrules.encounter {
    requires transitive io.github.crisisrules.core;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;

    exports io.github.crisisrules.encounter.attack;
    exports io.github.crisisrules.encounter.battlefield;
    exports io.github.crisisrules.encounter.colossus;
    exports io.github.crisisrules.encounter.hulk;
    exports io.github.crisisrules.encounter.outcome;
    exports io.github.crisisrules.encounter.round;
    exports io.github.crisisrules.encounter.rulebook;
    exports io.github.crisisrules.encounter.simulation;
    exports io.github.crisisrules.encounter.squad;
    exports io.github.crisisrules.encounter.study;

    opens io.github.crisisrules.encounter.rulebook;
}

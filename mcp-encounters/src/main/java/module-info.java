/** The Ultimate Encounters Unstoppable Colossus and Incredible Hulk. */
module io.github.crisisrules.encounter {
    requires transitive io.github.crisisrules.core;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;

    exports io.github.crisisrules.encounter.attack;
    exports io.github.crisisrules.encounter.battlefield;
    exports io.github.crisisrules.encounter.colossus;
    exports io.github.crisisrules.encounter.colossus.momentum;
    exports io.github.crisisrules.encounter.colossus.tower;
    exports io.github.crisisrules.encounter.effect;
    exports io.github.crisisrules.encounter.frame;
    exports io.github.crisisrules.encounter.frame.rule;
    exports io.github.crisisrules.encounter.hulk;
    exports io.github.crisisrules.encounter.hulk.attack;
    exports io.github.crisisrules.encounter.rulebook;
    exports io.github.crisisrules.encounter.squad;

    opens io.github.crisisrules.encounter.rulebook;
}

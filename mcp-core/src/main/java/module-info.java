/** The base of the rule modules: rule ids, games, randomness, exact numbers, Crisis dice and rosters. */
@SuppressWarnings("module") // the modules that use the house style are compiled after this one
module io.github.crisisrules.core {
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;

    exports io.github.crisisrules.core to
            io.github.crisisrules.encounter,
            io.github.crisisrules.fairness,
            io.github.crisisrules.heroic,
            io.github.crisisrules.lab,
            io.github.crisisrules.tournament;
    exports io.github.crisisrules.core.card;
    exports io.github.crisisrules.core.chance;
    exports io.github.crisisrules.core.dice;
    exports io.github.crisisrules.core.game;
    exports io.github.crisisrules.core.name;
    exports io.github.crisisrules.core.number;
    exports io.github.crisisrules.core.prompt;
    exports io.github.crisisrules.core.roster;
    exports io.github.crisisrules.core.rulebook;
    exports io.github.crisisrules.core.text;

    opens io.github.crisisrules.core.rulebook;
}

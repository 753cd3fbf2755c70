/** What the rule modules share: naming of rules, transitions, chance, exact numbers, Crisis dice and rosters. */
module io.github.crisisrules.core {
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;

    exports io.github.crisisrules.core.card;
    exports io.github.crisisrules.core.chance;
    exports io.github.crisisrules.core.dice;
    exports io.github.crisisrules.core.number;
    exports io.github.crisisrules.core.rulebook;
    exports io.github.crisisrules.core.transition;

    opens io.github.crisisrules.core.rulebook;
}

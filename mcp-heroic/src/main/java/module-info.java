/** The Marvel Heroic rules: dice, traits, doom, stress, playable scenes, growth and exact odds. */
module io.github.crisisrules.heroic {
    requires transitive io.github.crisisrules.core;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;

    exports io.github.crisisrules.heroic.action;
    exports io.github.crisisrules.heroic.condition;
    exports io.github.crisisrules.heroic.datafile;
    exports io.github.crisisrules.heroic.die;
    exports io.github.crisisrules.heroic.doom;
    exports io.github.crisisrules.heroic.growth;
    exports io.github.crisisrules.heroic.odds;
    exports io.github.crisisrules.heroic.plot;
    exports io.github.crisisrules.heroic.rulebook;
    exports io.github.crisisrules.heroic.scene;
    exports io.github.crisisrules.heroic.scene.prompt;
    exports io.github.crisisrules.heroic.scene.view;
    exports io.github.crisisrules.heroic.scene.violation;
    exports io.github.crisisrules.heroic.trait;

    opens io.github.crisisrules.heroic.rulebook;
}

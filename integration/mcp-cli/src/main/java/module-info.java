/** The command line of the library. */
module io.github.crisisrules.cli {
    requires info.picocli;
    requires io.github.crisisrules.core;
    requires io.github.crisisrules.fairness;
    requires io.github.crisisrules.heroic;
    requires io.github.crisisrules.json;
    requires io.github.crisisrules.tournament;
    requires static org.jspecify;

    opens io.github.crisisrules.cli to
            info.picocli;
}

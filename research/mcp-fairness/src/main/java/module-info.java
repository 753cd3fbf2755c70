/** Simulates how pairing systems, numbers of rounds, cuts and tiebreakers affect the winner, with error bars. */
module io.github.crisisrules.fairness {
    requires transitive io.github.crisisrules.core;
    requires transitive io.github.crisisrules.tournament;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;
    requires io.github.crisisrules.json;
    requires com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.dataformat.yaml;
    requires info.picocli;

    exports io.github.crisisrules.fairness.assumption;
    exports io.github.crisisrules.fairness.command;
    exports io.github.crisisrules.fairness.data;
    exports io.github.crisisrules.fairness.fit;
    exports io.github.crisisrules.fairness.forecast;
    exports io.github.crisisrules.fairness.metric;
    exports io.github.crisisrules.fairness.play;
    exports io.github.crisisrules.fairness.play.pairer;
    exports io.github.crisisrules.fairness.report;
    exports io.github.crisisrules.fairness.run;
    exports io.github.crisisrules.fairness.study;

    opens io.github.crisisrules.fairness.command to
            info.picocli;
}

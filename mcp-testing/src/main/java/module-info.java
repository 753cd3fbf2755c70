/**
 * Generators of players, rosters, dice, events, encounters and scenes for jqwik properties, and the laws that every game
 * keeps. A test dependency: nothing here is needed at run time.
 */
module io.github.crisisrules.testing {
    requires org.assertj.core;
    requires transitive io.github.crisisrules.core;
    requires transitive io.github.crisisrules.encounter;
    requires transitive io.github.crisisrules.heroic;
    requires transitive io.github.crisisrules.tournament;
    requires transitive net.jqwik.api;

    exports io.github.crisisrules.testing;
    exports io.github.crisisrules.testing.core;
    exports io.github.crisisrules.testing.encounter;
    exports io.github.crisisrules.testing.heroic;
    exports io.github.crisisrules.testing.tournament;

    provides net.jqwik.api.SampleReportingFormat with
            io.github.crisisrules.testing.PlayReport;
}

/** Marvel: Crisis Protocol Challenger and Timeline Events. */
@SuppressWarnings("module") // the fairness kit is built after this module
module io.github.crisisrules.tournament {
    requires transitive io.github.crisisrules.core;
    requires static org.immutables.value.annotations;
    requires static org.immutables.vavr.encodings;

    exports io.github.crisisrules.tournament;
    exports io.github.crisisrules.tournament.announcement;
    exports io.github.crisisrules.tournament.clock;
    exports io.github.crisisrules.tournament.component;
    exports io.github.crisisrules.tournament.edition;
    exports io.github.crisisrules.tournament.finals;
    exports io.github.crisisrules.tournament.game;
    exports io.github.crisisrules.tournament.game.query;
    exports io.github.crisisrules.tournament.kernel to
            io.github.crisisrules.fairness;
    exports io.github.crisisrules.tournament.kernel.order to
            io.github.crisisrules.fairness;
    exports io.github.crisisrules.tournament.match;
    exports io.github.crisisrules.tournament.pairing;
    exports io.github.crisisrules.tournament.player;
    exports io.github.crisisrules.tournament.roster;
    exports io.github.crisisrules.tournament.rulebook;
    exports io.github.crisisrules.tournament.ruling;
    exports io.github.crisisrules.tournament.standing;
    exports io.github.crisisrules.tournament.view;

    opens io.github.crisisrules.tournament.rulebook;
}

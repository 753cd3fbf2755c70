package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** The rule behind each ending of a match. */
final class ResultRule {
    private ResultRule() {}

    static String of(MatchEnding ending) {
        return ending.match(
                victory -> EventRules.VICTORY,
                time -> EventRules.TIME,
                concession -> EventRules.CONCEDE,
                draw -> EventRules.DRAW);
    }
}

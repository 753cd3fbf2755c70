package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.EncounterState;
import io.vavr.control.Option;

/** How one game went: how it ended, if it did within the rounds allowed, and after how many rounds. */
public record GameResult(Option<Ending> ending, int rounds) {
    /** What the report calls a game that did not end. */
    public static final String UNFINISHED = "unfinished";

    /** How this game went. */
    public static GameResult of(Play<? extends EncounterState, ?, ?> game) {
        return new GameResult(game.state().ending(), game.state().frame().round());
    }

    /** The condition that ended it. */
    public String condition() {
        return ending.map(Ending::condition).getOrElse(UNFINISHED);
    }
}

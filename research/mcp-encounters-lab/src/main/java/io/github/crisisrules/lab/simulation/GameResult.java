package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.Ending;
import io.vavr.control.Option;

/**
 * The result of one game.
 *
 * @param ending the ending, or empty if the game did not end within the limits
 * @param rounds the number of rounds
 */
public record GameResult(Option<Ending> ending, int rounds) {
    /** The condition that reports use for a game that did not end. */
    public static final String UNFINISHED = "unfinished";

    /** Returns the result of a game. */
    public static GameResult of(Play<? extends EncounterState, ?, ?> game) {
        return new GameResult(game.state().ending(), game.state().frame().round());
    }

    /** Returns the condition that ended the game, or {@link #UNFINISHED}. */
    public String condition() {
        return ending.map(Ending::condition).getOrElse(UNFINISHED);
    }
}

package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.vavr.collection.Vector;

/**
 * A log that was opened by what it records. Steps that the rules of this version would decide otherwise are
 * {@linkplain Play.Step#isRecorded marked} in the play, which can be continued.
 *
 * @param play the game
 * @param library the version of the library that wrote the log; empty if the log does not name it
 * @param differences the places where the log and the rules of this version differ, in their order
 */
public record OpenedLog<S, C extends GameCommand, E extends GameEvent<S>>(
        Play<S, C, E> play, String library, Vector<LogDifference> differences) {
    /** Returns whether the rules of this version decide every command as the log records it. */
    public boolean isReplayed() {
        return differences.isEmpty();
    }
}

package io.github.crisisrules.json.log;

import io.github.crisisrules.json.refusal.ReadLimits;
import io.vavr.control.Option;

/**
 * Estimates the work of applying a command of a log again, before it is applied. A document from a stranger can ask for work that its
 * size does not show.
 *
 * @param <S> the type of states
 * @param <C> the type of commands
 */
interface ReplayCost<S, C> {
    /** Returns the cost of commands that look at everything read so far and compare their own parts with each other. */
    static <S, C> ReplayCost<S, C> bySize() {
        return (state, command, readSoFar, commandSize) -> readSoFar + (long) commandSize * commandSize;
    }

    /**
     * Returns the number of things that the command may look at.
     *
     * @param readSoFar names and values in the document before this command
     * @param commandSize names and values in this command
     */
    long of(S state, C command, long readSoFar, int commandSize);

    /** Returns the number of things to look at before the whole state can be written, besides those that are written. */
    default long ofWhole(S state) {
        return 0;
    }

    /** Returns why the command makes the game larger than the limits allow, or none if it does not. */
    default Option<String> excess(S state, C command, ReadLimits limits) {
        return Option.none();
    }
}

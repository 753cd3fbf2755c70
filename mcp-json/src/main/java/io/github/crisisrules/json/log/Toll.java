package io.github.crisisrules.json.log;

import io.github.crisisrules.json.refusal.ReadLimits;
import io.vavr.control.Option;

/**
 * What it costs to give a command of a log again, told before it is given: a document from a stranger may ask for work that its size does
 * not show.
 *
 * @param <S> state
 * @param <C> command
 */
interface Toll<S, C> {
    /** Commands look at all that the document told so far, and compare the parts of what they say with each other. */
    static <S, C> Toll<S, C> bySize() {
        return (state, command, told, said) -> told + (long) said * said;
    }

    /**
     * How many things the command may look at.
     *
     * @param told names and values in the document so far, this command left out
     * @param said names and values in this command
     */
    long of(S state, C command, long told, int said);

    /** Why the command makes the game larger than these limits allow; nothing where it does not. */
    default Option<String> excess(S state, C command, ReadLimits limits) {
        return Option.none();
    }
}

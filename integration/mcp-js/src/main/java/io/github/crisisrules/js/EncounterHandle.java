package io.github.crisisrules.js;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Describable;
import org.teavm.jso.JSExport;

/** An encounter in JavaScript, driven by its choices. */
public final class EncounterHandle<S extends Describable, C extends GameCommand, E extends GameEvent<S>>
        extends GameHandle<S, C, E, EncounterHandle<S, C, E>> {
    EncounterHandle(Play<S, C, E> play) {
        super(play);
    }

    @Override
    EncounterHandle<S, C, E> with(Play<S, C, E> next) {
        return new EncounterHandle<>(next);
    }

    /** Returns sentences about the state. */
    @JSExport
    public String state() {
        return play().state().describe(play().wording());
    }
}

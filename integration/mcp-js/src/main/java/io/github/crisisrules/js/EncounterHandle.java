package io.github.crisisrules.js;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.json.log.LogFormat;
import org.teavm.jso.JSExport;

/** An encounter in JavaScript, driven by its choices. */
public final class EncounterHandle<S extends Describable, C extends GameCommand, E extends GameEvent<S>>
        extends GameHandle<S, C, E, EncounterHandle<S, C, E>> {
    private final LogFormat<?, S, C, E> format;

    EncounterHandle(Play<S, C, E> play, LogFormat<?, S, C, E> format) {
        super(play);
        this.format = format;
    }

    @Override
    LogFormat<?, S, C, E> format() {
        return format;
    }

    @Override
    EncounterHandle<S, C, E> with(Play<S, C, E> next) {
        return new EncounterHandle<>(next, format);
    }

    /** Returns sentences about the state. */
    @JSExport
    public String state() {
        return play().state().describe(play().wording());
    }
}

package io.github.crisisrules.js;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.value.JsonArray;
import java.util.function.BiFunction;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** An encounter in JavaScript, driven by its choices. */
public final class EncounterHandle<S extends Describable, C extends GameCommand, E extends GameEvent<S>>
        extends GameHandle<S, C, E, EncounterHandle<S, C, E>> {
    private final LogFormat<?, S, C, E> format;
    private final BiFunction<S, Wording, EncounterView> view;

    EncounterHandle(Play<S, C, E> play, LogFormat<?, S, C, E> format, BiFunction<S, Wording, EncounterView> view) {
        super(play);
        this.format = format;
        this.view = view;
    }

    /** Returns everything that lies on the table, as tables of text. */
    @JSExport
    public JSObject view() {
        return Js.guarded(() -> Js.object(JsonArray.ofAll(
                view.apply(play().state(), play().wording()).tables().map(TextViews::of))));
    }

    @Override
    LogFormat<?, S, C, E> format() {
        return format;
    }

    @Override
    EncounterHandle<S, C, E> with(Play<S, C, E> next) {
        return new EncounterHandle<>(next, format, view);
    }

    /** Returns sentences about the state. */
    @JSExport
    public String state() {
        return play().state().describe(play().wording());
    }
}

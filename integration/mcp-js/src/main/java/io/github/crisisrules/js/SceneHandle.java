package io.github.crisisrules.js;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.value.JsonArray;
import java.util.function.UnaryOperator;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** A scene in JavaScript: driven by its choices, with verbs of {@link SceneTable} for what every scene needs. */
public final class SceneHandle extends GameHandle<SceneState, SceneCommand, SceneEvent, SceneHandle> {
    SceneHandle(Play<SceneState, SceneCommand, SceneEvent> play) {
        super(play);
    }

    @Override
    SceneHandle with(Play<SceneState, SceneCommand, SceneEvent> next) {
        return new SceneHandle(next);
    }

    @Override
    LogFormat<?, SceneState, SceneCommand, SceneEvent> format() {
        return GameLogs.scenes();
    }

    /** Begins an action scene with its distinctions. */
    @JSExport
    public SceneHandle actionScene(JSObject distinctions) {
        return does(table -> table.actionScene(texts(distinctions)));
    }

    /** Begins a transition scene with its distinctions. */
    @JSExport
    public SceneHandle transitionScene(JSObject distinctions) {
        return does(table -> table.transitionScene(texts(distinctions)));
    }

    /** Names the next character to act. */
    @JSExport
    public SceneHandle next(JSObject character) {
        return does(table -> table.next(Js.text(character, "character")));
    }

    /** Begins an attack. */
    @JSExport
    public SceneHandle attack(JSObject actor, JSObject target) {
        return does(table -> table.attack(Js.text(actor, "actor"), Js.text(target, "target")));
    }

    /** Rolls the pool that waits to be rolled, from a seed. */
    @JSExport
    public SceneHandle roll(JSObject options) {
        return does(table -> table.roll(Js.seed(options)));
    }

    /** Ends the scene. */
    @JSExport
    public SceneHandle endScene() {
        return does(table -> table.endScene());
    }

    /** Returns everything that lies on the table, as tables of text. */
    @JSExport
    public JSObject view() {
        return Js.guarded(
                () -> Js.object(JsonArray.ofAll(table().view().tables().map(TextViews::of))));
    }

    private SceneTable table() {
        return new SceneTable(play());
    }

    private SceneHandle does(UnaryOperator<SceneTable> verb) {
        return Js.guarded(() -> new SceneHandle(verb.apply(table()).play()));
    }

    private static String[] texts(JSObject distinctions) {
        return Js.texts(distinctions, "distinctions").toJavaArray(String[]::new);
    }
}

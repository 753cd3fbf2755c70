package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.prompt.Choice;
import io.vavr.collection.Vector;

/** All choices of a state, where those of a group stand in place of the group. */
final class FlatMenu {
    private FlatMenu() {}

    static Vector<Choice<SceneCommand>> of(SceneState state) {
        return flat(Scene.GAME.choices(state));
    }

    private static Vector<Choice<SceneCommand>> flat(Vector<Choice<SceneCommand>> choices) {
        return choices.flatMap(choice -> choice.isGroup() ? flat(choice.members()) : Vector.of(choice));
    }
}

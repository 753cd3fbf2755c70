package io.github.crisisrules.testing.app;

import io.github.crisisrules.core.game.Play;
import io.vavr.collection.Vector;

/** The app's menu: the titles of everything that may be done now. */
final class Menu {
    private Menu() {}

    static Vector<String> of(Play<?, ?, ?> play) {
        return play.choices().map(choice -> choice.describe(play.wording()));
    }
}

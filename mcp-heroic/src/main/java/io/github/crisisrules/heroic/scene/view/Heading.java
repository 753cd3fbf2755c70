package io.github.crisisrules.heroic.scene.view;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** The headings of columns and rows. */
enum Heading implements Describable {
    WATCHER,
    NOW,
    DOOM_POOL,
    INTERRUPT,
    DISTINCTIONS,
    EFFECTS,
    NEXT,
    CHARACTER,
    TURN,
    PLOT_POINTS,
    HARM,
    TRAITS,
    GROUP,
    ROLL,
    POOL,
    DICE,
    TOTAL,
    EFFECT,
    OPPORTUNITIES;

    /** Returns a row of headings. */
    static Vector<String> row(Wording wording, Heading... headings) {
        return Vector.of(headings).map(heading -> heading.describe(wording));
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.vavr.collection.Vector;

/** The groups of a menu. Each is one choice that asks which of its members is meant. */
enum MenuGroup implements Describable {
    ATTACKS,
    HELP,
    TREATMENTS,
    GIFTS,
    ACTS_WITHOUT_ROLL,
    REMOVALS,
    INTERRUPTS,
    WATCHERS_OPPORTUNITIES,
    EFFECTS_AND_LIMITS,
    PLOT_POINTS,
    DOOM_DICE,
    MOVES,
    FRAMES,
    EXPERIENCE;

    /** Returns the group of these choices; a single choice stands alone. */
    Vector<Choice<SceneCommand>> of(Vector<Choice<SceneCommand>> choices) {
        return of(this, wording -> Sentences.which(wording, this), choices);
    }

    /** Returns a group with its own label and question; a single choice stands alone. */
    static Vector<Choice<SceneCommand>> of(
            Describable label, Describable question, Vector<Choice<SceneCommand>> choices) {
        return choices.size() < 2 ? choices : Vector.of(Prompt.group(label, question, () -> choices));
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}

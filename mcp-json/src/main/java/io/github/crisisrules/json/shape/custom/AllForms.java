package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.json.shape.derived.Forms;

/** The forms of all modules. */
public final class AllForms {
    private AllForms() {}

    /** Returns all forms. */
    public static Forms forms() {
        return CoreForms.forms()
                .and(TournamentForms.forms())
                .and(EncounterForms.forms())
                .and(HeroicForms.forms());
    }
}

package io.github.crisisrules.json.form;

import io.github.crisisrules.json.shape.Forms;

/** The forms of all modules together. */
public final class AllForms {
    private AllForms() {}

    /** All of them. */
    public static Forms table() {
        return CoreForms.table()
                .and(TournamentForms.table())
                .and(EncounterForms.table())
                .and(HeroicForms.table());
    }
}

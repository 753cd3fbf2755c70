package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.colossus.ColossusViolation;
import io.github.crisisrules.encounter.colossus.momentum.TrackViolation;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.hulk.HulkSetupViolation;
import io.github.crisisrules.encounter.hulk.HulkViolation;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.github.crisisrules.json.shape.derived.Forms;

/** The forms of encounters. Their states have no public builder, so they are for viewing; a log proves how one was reached. */
final class EncounterForms {
    private EncounterForms() {}

    static Forms forms() {
        return Forms.none()
                .violations(
                        SquadViolation.class,
                        FrameViolation.class,
                        ColossusViolation.class,
                        TrackViolation.class,
                        AttackViolation.class,
                        HulkSetupViolation.class,
                        HulkViolation.class);
    }
}

package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.play.EventPlan;
import io.github.crisisrules.fairness.play.PairingChoice;

/** A setup under one pairing system and one variant of the assumptions: the unit that a study compares. */
public record Arm(Setup setup, PairingChoice system, Variant variant) {
    /** Returns the plan of its events. */
    public EventPlan plan() {
        return EventPlan.ofStudy(
                setup.players(), setup.structure(), system, setup.edition().scoring());
    }
}

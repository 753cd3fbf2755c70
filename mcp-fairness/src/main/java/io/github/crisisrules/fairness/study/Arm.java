package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.play.EventPlan;
import io.github.crisisrules.fairness.play.PairingChoice;

/** One setup under one system and one variant of the assumptions: what a study compares. */
public record Arm(Setup setup, PairingChoice system, Variant variant) {
    /** The shape of its events. */
    public EventPlan plan() {
        return new EventPlan(setup.players(), setup.structure(), system);
    }
}

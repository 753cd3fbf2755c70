package io.github.crisisrules.encounter;

import io.github.crisisrules.core.conformance.ArchitectureCheck;

class ArchitectureTest extends ArchitectureCheck {
    ArchitectureTest() {
        super("io.github.crisisrules.encounter");
    }
}

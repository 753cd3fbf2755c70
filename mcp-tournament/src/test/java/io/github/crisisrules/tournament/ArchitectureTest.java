package io.github.crisisrules.tournament;

import io.github.crisisrules.core.conformance.ArchitectureCheck;

class ArchitectureTest extends ArchitectureCheck {
    ArchitectureTest() {
        super("io.github.crisisrules.tournament");
    }
}

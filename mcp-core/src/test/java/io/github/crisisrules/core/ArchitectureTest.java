package io.github.crisisrules.core;

import io.github.crisisrules.core.conformance.ArchitectureCheck;

class ArchitectureTest extends ArchitectureCheck {
    ArchitectureTest() {
        super("io.github.crisisrules.core");
    }
}

package io.github.crisisrules.heroic;

import io.github.crisisrules.core.conformance.ArchitectureCheck;

class ArchitectureTest extends ArchitectureCheck {
    ArchitectureTest() {
        super("io.github.crisisrules.heroic");
    }
}

package io.github.crisisrules.js;

import io.github.crisisrules.core.chance.Seed;
import org.teavm.jso.JSExport;

/** The functions that the ES module exports. */
public final class Exports {
    private Exports() {}

    /** Returns the 32 digits of the seed that people typed. */
    @JSExport
    public static String seed(String typed) {
        return Seed.read(typed).toString();
    }
}

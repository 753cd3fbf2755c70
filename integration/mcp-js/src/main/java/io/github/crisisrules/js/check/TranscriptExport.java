package io.github.crisisrules.js.check;

import io.github.crisisrules.core.chance.Seed;
import org.teavm.jso.JSExport;

/** The transcripts as a function of an ES module that only the tests use. */
public final class TranscriptExport {
    private TranscriptExport() {}

    /** Returns the transcripts of the given seed. */
    @JSExport
    public static String transcript(String seed) {
        return Transcripts.all(Seed.read(seed));
    }
}

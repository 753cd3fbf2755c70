package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.control.Option;

/** One measuring device of a player. */
public record MeasuringTool(String name, Kind kind, PieceMake make) {
    /** What it measures. */
    public enum Kind {
        /** Ranges. */
        RANGE,
        /** Movement. */
        MOVEMENT,
        /** Something for which the publisher supplies no tool. */
        OTHER
    }

    /** Why it may not be used, if so: changed, replaced without being verified, or a device like no official one. */
    @Rule(EventRules.TOOLS)
    public Option<PieceFault> fault() {
        return kind == Kind.OTHER ? Option.some(PieceFault.NO_EQUIVALENT) : faultOf(make);
    }

    static Option<PieceFault> faultOf(PieceMake make) {
        return switch (make) {
            case ORIGINAL, REPLACED_AND_VERIFIED -> Option.none();
            case MODIFIED -> Option.some(PieceFault.MODIFIED);
            case REPLACED -> Option.some(PieceFault.UNVERIFIED);
        };
    }
}

package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;

/** A measuring device of a player. */
public record MeasuringTool(String name, Kind kind, PieceMake make) {
    /** The kind of distance that a tool measures. */
    public enum Kind {
        /** Ranges. */
        RANGE,
        /** Movement. */
        MOVEMENT,
        /** Anything for which the publisher supplies no tool. */
        OTHER
    }

    /**
     * Returns the reason why the tool may not be used, or none if it may: it was modified, was replaced without
     * being verified, or has no official equivalent.
     */
    @Rule(EventRuleId.TOOLS)
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

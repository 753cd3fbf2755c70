package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;

/** A measuring device of a player. */
public record MeasuringTool(String name, Kind kind, PieceCondition condition) {
    /** The kind of distance that a tool measures. */
    public enum Kind implements Describable {
        /** Ranges. */
        RANGE,
        /** Movement. */
        MOVEMENT,
        /** Anything for which the publisher supplies no tool. */
        OTHER;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /**
     * Returns the reason why the tool may not be used, or none if it may: it was modified, was replaced without
     * being verified, or has no official equivalent.
     */
    @Rule(EventRuleId.TOOLS)
    public Option<PieceFault> fault() {
        return kind == Kind.OTHER ? Option.some(PieceFault.NO_EQUIVALENT) : faultOf(condition);
    }

    static Option<PieceFault> faultOf(PieceCondition make) {
        return switch (make) {
            case ORIGINAL, REPLACED_AND_VERIFIED -> Option.none();
            case MODIFIED -> Option.some(PieceFault.MODIFIED);
            case REPLACED -> Option.some(PieceFault.UNVERIFIED);
        };
    }
}

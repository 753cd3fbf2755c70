package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.rule.Requirements;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The decision on a command to the common frame, for the frame of any encounter. The encounter adds it to its own
 * decision with {@link Encounter#inFrame(io.github.crisisrules.core.game.Decision, FrameCommand)}, so that each event
 * is applied once.
 */
public final class FrameDecision {
    private final Requirement<EncounterState> requirement;
    private final Function<FrameState, Vector<FrameEvent>> events;

    private FrameDecision(Requirement<EncounterState> requirement, Function<FrameState, Vector<FrameEvent>> events) {
        this.requirement = requirement;
        this.events = events;
    }

    /** Creates a decision that requires nothing and has no events yet. */
    static FrameDecision begin() {
        return new FrameDecision(state -> Option.none(), state -> Vector.empty());
    }

    FrameDecision require(Requirement<EncounterState> next) {
        return new FrameDecision(requirement.and(next), events);
    }

    FrameDecision require(Predicate<FrameState> condition, Function<FrameState, RuleViolation> otherwise) {
        return require(Requirements.that(condition, otherwise));
    }

    FrameDecision then(FrameEvent event) {
        return thenAll(state -> Vector.of(event));
    }

    FrameDecision thenAll(Function<FrameState, Vector<FrameEvent>> all) {
        return new FrameDecision(requirement, all);
    }

    /** Returns the requirements of the command. */
    public Requirement<EncounterState> requirement() {
        return requirement;
    }

    /** Returns the events of the command in a state that meets the requirements. */
    public Vector<FrameEvent> events(FrameState state) {
        return events.apply(state);
    }
}

package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** The common frame alone, as an encounter without rules of its own. It has no end. */
public final class Rounds extends Encounter<RoundState, RoundCommand, RoundEvent> {
    /** The only instance. */
    public static final Rounds RULES = new Rounds();

    private Rounds() {}

    /** Creates a play of the frame before the first round. */
    public static Play<RoundState, RoundCommand, RoundEvent> start(Mission mission, Seq<Combatant> combatants) {
        return Play.of(RULES, RoundState.setup(mission, combatants));
    }

    @Override
    public String name() {
        return "Ultimate Encounter";
    }

    @Override
    protected RoundCommand inRound(RoundCommand command) {
        return command;
    }

    @Override
    protected RoundEvent inRound(RoundEvent event) {
        return event;
    }

    @Override
    protected Either<RuleViolation, Story<RoundState, RoundEvent>> act(RoundState state, RoundCommand command) {
        return gate(state, command);
    }
}

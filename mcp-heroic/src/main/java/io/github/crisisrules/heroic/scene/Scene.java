package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The table as a decider: a command is refused and changes nothing, or gives events, which alone make the new state. */
@Rule({SEQUENCE, SCENES})
public final class Scene implements Decider<SceneState, SceneCommand, SceneEvent, RuleViolation> {
    private static final Scene RULES = new Scene();

    private Scene() {}

    /** The rules of the sheet. */
    public static Scene rules() {
        return RULES;
    }

    @Override
    public Either<RuleViolation, Transition<SceneState, SceneEvent>> decide(SceneState state, SceneCommand command) {
        return command.decide(state).map(events -> Transition.of(state, events, this::evolve));
    }

    @Override
    public SceneState evolve(SceneState state, SceneEvent event) {
        return event.applyTo(state);
    }

    /** The faces for the roll that waits to be rolled, drawn from a seed; none if no roll waits. */
    public static Option<ActionCommand.RollPool> roll(SceneState state, Seed seed) {
        return state.exchange()
                .flatMap(exchange -> exchange.rolling()
                        .flatMap(side -> exchange.roll(side)
                                .filter(hand -> hand.stage() == Stage.POOL)
                                .map(hand -> new ActionCommand.RollPool(side, Roll.faces(hand.sizes(), seed)))));
    }
}

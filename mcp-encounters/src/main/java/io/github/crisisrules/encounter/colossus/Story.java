package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.LOSE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_3;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.WIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * What has happened so far in answer to a command, and the state that led to. After every single event the ends of the
 * encounter are looked for; once one holds, nothing more can be told.
 */
record Story(ColossusState start, ColossusState state, Vector<ColossusEvent> events) {
    static Story from(ColossusState start) {
        return new Story(start, start, Vector.empty());
    }

    Story then(ColossusEvent event) {
        if (state.isOver()) {
            return this;
        }
        Story told = append(event);
        return ending(told.state)
                .map(ending -> told.append(new ColossusEvent.InRound(new RoundEvent.EncounterEnded(ending))))
                .getOrElse(told);
    }

    Story then(RoundEvent event) {
        return then(new ColossusEvent.InRound(event));
    }

    Story thenRound(Seq<RoundEvent> more) {
        return more.foldLeft(this, Story::then);
    }

    /** Goes on, unless the encounter is over. */
    Story and(UnaryOperator<Story> more) {
        return state.isOver() ? this : more.apply(this);
    }

    Story when(boolean condition, UnaryOperator<Story> more) {
        return condition ? and(more) : this;
    }

    Transition<ColossusState, ColossusEvent> told() {
        return Transition.of(start, events, Colossus::after);
    }

    private Story append(ColossusEvent event) {
        return new Story(start, Colossus.after(state, event), events.append(event));
    }

    /** All six towers destroyed loses; as many Subdue tokens as the difficulty asks for win. */
    @Rule({WIN, LOSE, RULING_3})
    private static Option<Ending> ending(ColossusState state) {
        if (state.tokens().isEmpty()) {
            return Option.of(ColossusState.DESTRUCTION);
        }
        return Option.when(state.subdueTokens() >= state.setup().difficulty().subdueTokens(), ColossusState.EVACUATION);
    }
}

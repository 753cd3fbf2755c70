package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.END;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RULING_2;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.transition.Transition;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** Events as they are decided one after the other; after each the ends are looked at, and nothing follows an end. */
final class HulkScript {
    private static final int POINTS_TO_WIN = 12;

    private final HulkState start;
    private final HulkState state;
    private final Vector<HulkEvent> events;

    private HulkScript(HulkState start, HulkState state, Vector<HulkEvent> events) {
        this.start = start;
        this.state = state;
        this.events = events;
    }

    static HulkScript from(HulkState state) {
        return new HulkScript(state, state, Vector.empty());
    }

    HulkState state() {
        return state;
    }

    Transition<HulkState, HulkEvent> transition() {
        return Transition.of(start, events, HulkEncounter::after);
    }

    /** One more event, unless the encounter is over. */
    @Rule(RULING_2)
    HulkScript then(HulkEvent event) {
        if (state.isOver()) {
            return this;
        }
        HulkState next = HulkEncounter.after(state, event);
        HulkScript script = new HulkScript(start, next, events.append(event));
        return ending(next)
                .map(ending -> script.append(new HulkEvent.Framed(new RoundEvent.EncounterEnded(ending))))
                .getOrElse(script);
    }

    private HulkScript append(HulkEvent event) {
        return new HulkScript(start, HulkEncounter.after(state, event), events.append(event));
    }

    /** What the state at this point leads to. */
    HulkScript then(Function<HulkState, Vector<? extends HulkEvent>> more) {
        return all(more.apply(state));
    }

    HulkScript all(Vector<? extends HulkEvent> more) {
        HulkScript script = this;
        for (HulkEvent event : more) {
            script = script.then(event);
        }
        return script;
    }

    /** Events of the frame. */
    HulkScript frame(Vector<RoundEvent> more) {
        return all(more.map(HulkEvent.Framed::new));
    }

    HulkScript frame(RoundEvent event) {
        return then(new HulkEvent.Framed(event));
    }

    /** Victory points come before the number of characters; who has enough of them has won. */
    @Rule({END, RULING_2})
    static Option<Ending> ending(HulkState state) {
        if (state.isOver()) {
            return Option.none();
        }
        if (state.round().points(Side.COSMIC_THREAT) >= POINTS_TO_WIN) {
            return Option.of(new Ending(Side.COSMIC_THREAT, "Mission Accomplished", END));
        }
        if (state.round().points(Side.CRISIS_TEAM) >= POINTS_TO_WIN) {
            return Option.of(new Ending(Side.CRISIS_TEAM, "Gamma Rampage", END));
        }
        return Option.when(
                state.team().size() < HulkDifficulty.FEWEST_CHARACTERS,
                () -> new Ending(Side.COSMIC_THREAT, "Rampage Over", END));
    }
}

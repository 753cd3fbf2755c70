package io.github.crisisrules.encounter.round;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Status cards in play. */
final class Statuses {
    private Statuses() {}

    /** The name of an effect of the card that another effect has: resolving one of them would be taken for the other. */
    static Option<String> effectNameTaken(RoundState state, StatusCard card) {
        Vector<String> taken = state.mission()
                .effects()
                .appendAll(state.statuses().flatMap(StatusCard::effects))
                .map(PhaseEffect::name);
        Vector<String> own = card.effects().map(PhaseEffect::name);
        return own.find(taken::contains)
                .orElse(() -> own.distinct().foldLeft(own, Vector::remove).headOption());
    }
}

package io.github.crisisrules.encounter.round;

import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Status cards in play. */
final class Statuses {
    private Statuses() {}

    /**
     * The player with the card, if nobody is called so. Who plays the Cosmic Threat is not known by name, nor is anybody where
     * the mission names no squads.
     */
    static Option<String> nobodyOfThatName(RoundState state, StatusCard card) {
        CrisisTeam team = state.mission().team();
        boolean unknown = state.mission().cosmicPlayer() || team.squads().isEmpty();
        return card.holder().swap().toOption().filter(player -> !unknown && !team.isPlayer(player));
    }

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

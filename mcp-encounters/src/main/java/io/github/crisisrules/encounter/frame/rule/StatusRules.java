package io.github.crisisrules.encounter.frame.rule;

import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.PhaseEffect;
import io.github.crisisrules.encounter.frame.StatusCard;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Checks of Status cards that come into play. */
public final class StatusRules {
    private StatusRules() {}

    /**
     * Returns the name of the player who would have the card, if no player has that name. Nothing is checked if a
     * player runs the Cosmic Threat, since that player's name is not known, or if the mission names no squads.
     */
    public static Option<String> nobodyOfThatName(FrameState state, StatusCard card) {
        CrisisTeam team = state.mission().team();
        boolean unknown = state.mission().cosmicPlayer() || team.squads().isEmpty();
        return card.holder().swap().toOption().filter(player -> !unknown && !team.isPlayer(player));
    }

    /**
     * Returns the name of an effect of the card that another effect already has, because the two could not be
     * distinguished when resolved; empty if there is none.
     */
    public static Option<String> effectNameTaken(FrameState state, StatusCard card) {
        Vector<String> taken = state.mission()
                .effects()
                .appendAll(state.statuses().flatMap(StatusCard::effects))
                .map(PhaseEffect::name);
        Vector<String> own = card.effects().map(PhaseEffect::name);
        return own.find(taken::contains)
                .orElse(() -> own.distinct().foldLeft(own, Vector::remove).headOption());
    }
}

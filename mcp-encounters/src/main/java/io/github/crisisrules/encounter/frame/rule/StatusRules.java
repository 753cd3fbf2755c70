package io.github.crisisrules.encounter.frame.rule;

import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.vavr.collection.Vector;

/** The requirements for Status cards that come into play. */
public final class StatusRules {
    private StatusRules() {}

    /**
     * Requires that a player has the name of the card's holder. Nothing is required if a player runs the Cosmic
     * Threat, since that player's name is not known, or if the mission names no squads.
     */
    public static Requirement<EncounterState> heldByPlayer(StatusCard card) {
        return state -> {
            CrisisTeam team = state.frame().mission().team();
            boolean unknown =
                    state.frame().mission().hasCosmicPlayer() || team.squads().isEmpty();
            return card.holder()
                    .swap()
                    .toOption()
                    .filter(player -> !unknown && !team.isPlayer(player))
                    .map(FrameViolation.NoSuchPlayer::new);
        };
    }

    /**
     * Requires that no effect of the card has the name of another effect, because the two could not be
     * distinguished when resolved.
     */
    public static Requirement<EncounterState> unusedEffectNames(StatusCard card) {
        return state -> {
            Vector<String> taken = state.frame()
                    .mission()
                    .effects()
                    .appendAll(state.frame().statuses().flatMap(StatusCard::effects))
                    .map(PhaseEffect::name);
            Vector<String> own = card.effects().map(PhaseEffect::name);
            return own.find(taken::contains)
                    .orElse(() -> own.distinct().foldLeft(own, Vector::remove).headOption())
                    .map(name -> new FrameViolation.EffectNameTaken(card.name(), name));
        };
    }
}

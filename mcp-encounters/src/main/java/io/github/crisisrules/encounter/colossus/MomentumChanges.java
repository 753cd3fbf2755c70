package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_10;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_2;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SUBDUE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Harm;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** Momentum gained and lost, and what comes of it. */
final class MomentumChanges {
    /** For a beam crossed or overlapped. */
    static final int BEAM = 3;

    private MomentumChanges() {}

    /** Up by 1, to 12 at most; not while he is Subdued. */
    @Rule({MOMENTUM, SUBDUE, RULING_2})
    static Story gain(Story story) {
        ColossusState state = story.state();
        boolean room = state.momentum().level() < Momentum.HIGHEST;
        return story.when(room && !state.isSubdued(), now -> now.then(new ColossusEvent.MomentumGained(1)));
    }

    /**
     * Down, to 0 at least; who comes down to 0 is Subdued: one more token, and all effects on him end. At 0 there is
     * nothing to lose, and so no further token.
     */
    @Rule({MOMENTUM, SUBDUE, RULING_2, RULING_10})
    static Story lose(Story story, int amount) {
        int lost = Math.min(amount, story.state().momentum().level());
        return story.when(
                lost > 0,
                now -> now.then(new ColossusEvent.MomentumLost(lost))
                        .and(after ->
                                after.when(after.state().momentum().equals(Momentum.NONE), MomentumChanges::subdue)));
    }

    private static Story subdue(Story story) {
        Vector<RoundEvent> effectsOff = story.state()
                .frame()
                .effects()
                .filter(running -> running.effect().on().contains(ColossusCard.ID))
                .map(running -> new RoundEvent.EffectEnded(running.effect().name()));
        return shed(story.then(new ColossusEvent.Subdued(story.state().subdueTokens() + 1)))
                .thenRound(effectsOff);
    }

    /** All damage leaves him. */
    static Story shed(Story story) {
        int damage = story.state().frame().combatant(ColossusCard.ID).damage();
        return story.when(damage > 0, now -> now.then(new ColossusEvent.DamageShed(damage)));
    }

    /** A character suffers damage; he gains 1 for each Crisis Team character that is Dazed or KO'd by it. */
    static Story harm(Story story, CombatantId character, int damage) {
        return damage == 0 ? story : tell(story, Harm.suffer(story.state().frame(), character, damage));
    }

    /** What happens in the frame, and the Momentum he gains by it: 1 whenever somebody is Dazed or KO'd. */
    @Rule(MOMENTUM)
    static Story tell(Story story, Vector<RoundEvent> events) {
        return events.foldLeft(story, (now, event) -> now.then(event).when(event.isDownfall(), MomentumChanges::gain));
    }
}

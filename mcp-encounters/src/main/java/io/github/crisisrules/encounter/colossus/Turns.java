package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.HIS_TURN_IS_THE_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SUBDUED_IN_A_CRISIS_TURN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Story;

/** The automatic events: the turns of the Colossus, and the round while no Rampage is in progress. */
final class Turns {
    private Turns() {}

    /**
     * Adds the automatic events, unless a Rampage is in progress: a Rampage that he owes begins; his activation,
     * which consists of Rampages only, ends; the round goes on; and when it reaches his next activation, the
     * Rampage of that begins. A Rampage in the Crisis Team's turn puts no token on the tracker and ends no
     * duration.
     */
    @Rule({SQUADS, RAMPAGE, HIS_TURN_IS_THE_RAMPAGE, SUBDUED_IN_A_CRISIS_TURN})
    static Story<ColossusState, ColossusEvent> settle(Story<ColossusState, ColossusEvent> story) {
        ColossusState state = story.state();
        if (state.isOver() || state.rampage().isDefined()) {
            return story;
        }
        if (state.owesRampage()) {
            return Rampages.begin(story, true, 1);
        }
        return story.when(isActive(story), now -> now.inRound(new RoundEvent.ActivationEnded(ColossusCard.ID)))
                .and(Story::settleFrame)
                .and(now -> now.when(isActive(now), begun -> Rampages.begin(begun, false, 1)));
    }

    private static boolean isActive(Story<ColossusState, ColossusEvent> story) {
        return story.frame().active().contains(ColossusCard.ID);
    }
}

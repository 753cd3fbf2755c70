package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.HIS_TURN_IS_THE_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SUBDUED_IN_A_CRISIS_TURN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Story;

/** What follows by itself: his turns, and the round once no Rampage is in progress. */
final class Turns {
    private Turns() {}

    /**
     * Unless a Rampage is in progress: a Rampage that he owes begins; his activation, which is its Rampages and nothing else,
     * ends; the round goes on; and where that comes to his next activation, its Rampage begins. A Rampage in the Crisis
     * Team's turn puts no token on the tracker and ends no duration.
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

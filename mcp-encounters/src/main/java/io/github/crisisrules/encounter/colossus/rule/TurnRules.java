package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HIS_TURN_IS_THE_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUED_IN_A_CRISIS_TURN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Story;

/** The automatic events: the turns of the Colossus, and the round while no Rampage is in progress. */
public final class TurnRules {
    private TurnRules() {}

    /**
     * Adds the automatic events, unless a Rampage is in progress: a Rampage that he owes begins; his activation,
     * which consists of Rampages only, ends; the round goes on; and when it reaches his next activation, the
     * Rampage of that begins. A Rampage in the Crisis Team's turn puts no token on the tracker and ends no
     * duration.
     */
    @Rule({SQUADS, RAMPAGE, HIS_TURN_IS_THE_RAMPAGE, SUBDUED_IN_A_CRISIS_TURN})
    public static Story<ColossusState, ColossusEvent> settle(Story<ColossusState, ColossusEvent> story) {
        ColossusState state = story.state();
        if (state.isOver() || state.rampage().isDefined()) {
            return story;
        }
        if (state.owesRampage()) {
            return RampageRules.begin(story, true, 1);
        }
        return story.when(isActive(story), now -> now.inFrame(new FrameEvent.ActivationEnded(ColossusCard.ID)))
                .and(Story::settleFrame)
                .and(now -> now.when(isActive(now), begun -> RampageRules.begin(begun, false, 1)));
    }

    private static boolean isActive(Story<ColossusState, ColossusEvent> story) {
        return story.frame().active().contains(ColossusCard.ID);
    }
}

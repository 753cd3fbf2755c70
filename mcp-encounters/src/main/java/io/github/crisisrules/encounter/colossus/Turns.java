package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.HIS_TURN_IS_THE_RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SUBDUED_IN_A_CRISIS_TURN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.Side;

/** What follows by itself: his turns, and the round once no Rampage is in progress. */
final class Turns {
    private Turns() {}

    /**
     * Unless a Rampage is in progress: a Rampage that he owes begins; his turn, which is its Rampages and nothing else,
     * ends; the round goes on; and where that comes to his next turn, its Rampage begins. A Rampage in the Crisis Team's
     * turn puts no token on the tracker and ends no duration.
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
        Story<ColossusState, ColossusEvent> goesOn =
                state.frame().active().contains(ColossusCard.ID) ? endTurn(story) : story;
        return goesOn.and(Story::settleFrame)
                .and(settled -> settled.when(hisTurnBegins(settled.frame()), Turns::beginTurn));
    }

    private static boolean hisTurnBegins(RoundState frame) {
        return frame.turnSide().contains(Side.COSMIC_THREAT) && frame.active().isEmpty();
    }

    private static Story<ColossusState, ColossusEvent> beginTurn(Story<ColossusState, ColossusEvent> story) {
        return Rampages.begin(story.inRound(new RoundEvent.ActivationBegan(ColossusCard.ID)), false, 1);
    }

    private static Story<ColossusState, ColossusEvent> endTurn(Story<ColossusState, ColossusEvent> story) {
        return command(command(story, new RoundCommand.EndActivation()), new RoundCommand.EndTurn());
    }

    private static Story<ColossusState, ColossusEvent> command(
            Story<ColossusState, ColossusEvent> story, RoundCommand command) {
        return story.byTheFrame(command).getOrElseThrow(violation -> new AssertionError(violation.message()));
    }
}

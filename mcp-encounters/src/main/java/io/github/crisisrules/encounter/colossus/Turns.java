package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.RAMPAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_10;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.RULING_6;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.Rounds;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** What follows by itself: his turns, and the round once no Rampage is in progress. */
final class Turns {
    private Turns() {}

    /**
     * Unless a Rampage is in progress: a Rampage that he owes begins; his turn, which is its Rampages and nothing else,
     * ends; the round goes on; and where that comes to his next turn, its Rampage begins. A Rampage in the Crisis Team's
     * turn puts no token on the tracker and ends no duration.
     */
    @Rule({SQUADS, RAMPAGE, RULING_6, RULING_10})
    static Story settle(Story story) {
        ColossusState state = story.state();
        if (state.isOver() || state.rampage().isDefined()) {
            return story;
        }
        if (state.owesRampage()) {
            return Rampages.begin(story, true, 1);
        }
        Story goesOn = state.frame().active().contains(ColossusCard.ID) ? endTurn(story) : story;
        return MomentumChanges.tell(goesOn, Rounds.settle(goesOn.state().frame()))
                .and(settled -> settled.when(hisTurnBegins(settled.state().frame()), Turns::beginTurn));
    }

    private static boolean hisTurnBegins(RoundState frame) {
        return frame.turnSide().contains(Side.COSMIC_THREAT) && frame.active().isEmpty();
    }

    private static Story beginTurn(Story story) {
        return Rampages.begin(story.then(new RoundEvent.ActivationBegan(ColossusCard.ID)), false, 1);
    }

    private static Story endTurn(Story story) {
        return command(command(story, new RoundCommand.EndActivation()), new RoundCommand.EndTurn());
    }

    private static Story command(Story story, RoundCommand command) {
        Vector<RoundEvent> events = Rounds.act(story.state().frame(), command)
                .getOrElseThrow(violation -> new AssertionError(violation.message()));
        return story.thenRound(events);
    }
}

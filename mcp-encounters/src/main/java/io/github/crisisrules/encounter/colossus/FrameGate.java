package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STEEL;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.VP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.RoundAwaited;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.vavr.control.Option;

/**
 * The reasons why this encounter refuses commands that the common frame would accept: the round does not go on
 * during a Rampage, although characters may be affected; no player activates the Colossus; and there are no
 * victory points.
 */
final class FrameGate {
    private FrameGate() {}

    @Rule({SQUADS, STEEL, STATS, VP})
    static Option<RuleViolation> refusal(ColossusState state, RoundCommand command) {
        if (!(command instanceof RoundCommand.Report) && state.awaiting() != Awaiting.ROUND) {
            return Option.of(new ColossusViolation.NotAwaited("'" + command.words() + "'", state.awaiting()));
        }
        if (command instanceof RoundCommand.EndTurn || command.equals(new RoundCommand.Activate(ColossusCard.ID))) {
            return Option.of(new ColossusViolation.RunByTheRules(RoundAwaited.of(state.frame())));
        }
        if (command instanceof RoundCommand.Suffer suffer) {
            return Option.when(suffer.character().equals(ColossusCard.ID), ColossusViolation.SteelComesFirst::new);
        }
        if (command instanceof RoundCommand.GainCondition gain) {
            return Option.when(
                    gain.character().equals(ColossusCard.ID) && !ColossusCard.canHaveConditions(),
                    () -> new ColossusViolation.Immune(gain.condition()));
        }
        return Option.when(command instanceof RoundCommand.Score, ColossusViolation.NoVictoryPoints::new);
    }
}

package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.VP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.Awaiting;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusViolation;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.vavr.control.Option;

/**
 * The reasons why this encounter refuses commands that the common frame would accept: the round does not go on
 * during a Rampage, although characters may be affected; no player activates the Colossus; and there are no
 * victory points.
 */
public final class FrameGate {
    private FrameGate() {}

    @Rule({SQUADS, STEEL, STATS, VP})
    public static Option<RuleViolation> refusal(ColossusState state, FrameCommand command) {
        if (!(command instanceof FrameCommand.Report) && state.awaiting() != Awaiting.ROUND) {
            return Option.of(new ColossusViolation.NotAwaited("'" + command.words() + "'", state.awaiting()));
        }
        if (command instanceof FrameCommand.EndTurn || command.equals(new FrameCommand.Activate(ColossusCard.ID))) {
            return Option.of(new ColossusViolation.AutomatedByRules(FrameAwaited.of(state.frame())));
        }
        if (command instanceof FrameCommand.SufferDamage suffer) {
            return Option.when(
                    suffer.character().equals(ColossusCard.ID), ColossusViolation.OrganicSteelAppliesFirst::new);
        }
        if (command instanceof FrameCommand.GainCondition gain) {
            return Option.when(
                    gain.character().equals(ColossusCard.ID) && !ColossusCard.canHaveConditions(),
                    () -> new ColossusViolation.Immune(gain.condition()));
        }
        return Option.when(command instanceof FrameCommand.Score, ColossusViolation.NoScoring::new);
    }
}

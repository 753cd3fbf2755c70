package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** The commands that the common frame accepts. */
public final class FrameChoices {
    private FrameChoices() {}

    /** Returns every command that continues the round. Reports of effects on characters are also accepted. */
    public static Vector<FrameCommand> of(FrameState state) {
        if (state.isOver()) {
            return Vector.empty();
        }
        if (state.step() == Step.SETUP) {
            return Vector.of(new FrameCommand.BeginFirstRound());
        }
        Vector<FrameCommand> choices = state.turn().isDefined() ? inTurn(state) : Vector.empty();
        if (state.step() == Step.CLEANUP_ADVANCE) {
            choices = choices.prependAll(mayAdvance(state).map(FrameCommand.Advance::new));
        }
        if (state.pendingEffects().nonEmpty()) {
            return choices.prependAll(state.pendingEffects().map(FrameCommand.ResolveEffect::new));
        }
        return state.sideToAct().isDefined()
                ? choices.prepend(new FrameCommand.Pass(state.sideToAct().get()))
                : choices;
    }

    private static Vector<FrameCommand> inTurn(FrameState state) {
        if (state.active().isDefined()) {
            return Vector.of(new FrameCommand.EndActivation());
        }
        Vector<FrameCommand> choices = mayActivate(state).map(FrameCommand.Activate::new);
        return Activation.mayEndTurn().violation(state).isEmpty()
                ? choices.append(new FrameCommand.EndTurn())
                : choices;
    }

    /** Returns the characters that may begin an activation now. */
    @Rule({TURNS, COSMIC_TURN, MINIONS})
    public static Vector<CombatantId> mayActivate(FrameState state) {
        return state.combatants()
                .filter(combatant -> Activation.refusal(state, combatant).isEmpty())
                .map(Combatant::id);
    }

    /**
     * Returns the Crisis Team characters that may advance in Cleanup: neither Dazed nor KO'd, without an Activated
     * token, and not yet advanced.
     */
    @Rule(CLEANUP)
    public static Vector<CombatantId> mayAdvance(FrameState state) {
        return state.step() == Step.CLEANUP_ADVANCE
                ? state.standing(Side.CRISIS_TEAM)
                        .filter(combatant -> !combatant.isActivated())
                        .map(Combatant::id)
                        .removeAll(state.advanced())
                : Vector.empty();
    }
}

package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** The commands that the common frame accepts. */
public final class RoundChoices {
    private RoundChoices() {}

    /** Returns every command that continues the round. Reports of effects on characters are also accepted. */
    public static Vector<RoundCommand> of(RoundState state) {
        if (state.isOver()) {
            return Vector.empty();
        }
        if (state.step() == Step.SETUP) {
            return Vector.of(new RoundCommand.Begin());
        }
        Vector<RoundCommand> choices = state.turn().isDefined() ? inTurn(state) : Vector.empty();
        if (state.step() == Step.CLEANUP_ADVANCE) {
            choices = choices.prependAll(mayAdvance(state).map(RoundCommand.Advance::new));
        }
        if (state.pending().nonEmpty()) {
            return choices.prependAll(state.pending().map(RoundCommand.Resolve::new));
        }
        return state.floor().isDefined()
                ? choices.prepend(new RoundCommand.Pass(state.floor().get()))
                : choices;
    }

    private static Vector<RoundCommand> inTurn(RoundState state) {
        if (state.active().isDefined()) {
            return Vector.of(new RoundCommand.EndActivation());
        }
        Vector<RoundCommand> choices = mayActivate(state).map(RoundCommand.Activate::new);
        return Activation.refusalToEndTurn(state).isEmpty() ? choices.append(new RoundCommand.EndTurn()) : choices;
    }

    /** Returns the characters that may begin an activation now. */
    @Rule({TURNS, COSMIC_TURN, MINIONS})
    public static Vector<CombatantId> mayActivate(RoundState state) {
        return state.combatants()
                .filter(combatant -> Activation.refusal(state, combatant).isEmpty())
                .map(Combatant::id);
    }

    /**
     * Returns the Crisis Team characters that may advance in Cleanup: neither Dazed nor KO'd, without an Activated
     * token, and not yet advanced.
     */
    @Rule(CLEANUP)
    public static Vector<CombatantId> mayAdvance(RoundState state) {
        return state.step() == Step.CLEANUP_ADVANCE
                ? state.standing(Side.CRISIS_TEAM)
                        .filter(combatant -> !combatant.isActivated())
                        .map(Combatant::id)
                        .removeAll(state.advanced())
                : Vector.empty();
    }
}

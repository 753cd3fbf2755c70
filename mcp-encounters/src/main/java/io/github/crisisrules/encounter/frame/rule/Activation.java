package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.frame.Turn;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.control.Option;

/** The rules that decide which character may begin an activation, end a turn or advance. */
public final class Activation {
    private Activation() {}

    /** Returns the reason why this character cannot begin an activation now, or empty if it can. */
    @Rule({TURNS, COSMIC_TURN, MINIONS})
    public static Option<RuleViolation> refusal(FrameState state, CombatantId character) {
        return state.find(character)
                .map(combatant -> refusal(state, combatant))
                .getOrElse(() -> Option.of(stranger(state, character)));
    }

    /** Returns the reason why a character of this encounter cannot begin an activation now, or empty if it can. */
    public static Option<RuleViolation> refusal(FrameState state, Combatant combatant) {
        if (state.turn().isEmpty()) {
            return Option.of(wrongTime(state, combatant.id()));
        }
        Turn turn = state.turn().get();
        if (turn.side() != combatant.side()) {
            return Option.of(new FrameViolation.NotTheirTurn(combatant.side(), FrameAwaited.of(state)));
        }
        if (turn.active().isDefined()) {
            return Option.of(
                    new FrameViolation.ActivationInProgress(turn.active().get()));
        }
        return combatant.isStanding()
                ? actedAlready(state, turn, combatant)
                : Presence.standing(state, combatant.id()).swap().toOption();
    }

    /**
     * Returns the refusal for an unknown name. The name itself is refused only if a character could be activated
     * now.
     */
    private static RuleViolation stranger(FrameState state, CombatantId name) {
        boolean awaited = state.turn().exists(turn -> turn.active().isEmpty());
        return awaited ? new FrameViolation.NobodyOfThatName(name) : wrongTime(state, name);
    }

    private static RuleViolation wrongTime(FrameState state, CombatantId character) {
        return new FrameViolation.WrongTime("activating " + character, FrameAwaited.of(state));
    }

    private static Option<RuleViolation> actedAlready(FrameState state, Turn turn, Combatant combatant) {
        CombatantId who = combatant.id();
        return switch (combatant.part()) {
            case ENCOUNTER ->
                begunBy(state, turn, Combatant.Part.ENCOUNTER)
                        .map(first -> new FrameViolation.SecondEncounterCharacter(who, first));
            case MINION ->
                combatant.isActivated()
                        ? Option.of(new FrameViolation.MinionAlreadyActivated(who))
                        : begunBy(state, turn, Combatant.Part.MINION)
                                .map(first -> new FrameViolation.SecondMinion(who, first));
            case CRISIS -> Option.when(combatant.isActivated(), () -> new FrameViolation.AlreadyActivated(who));
        };
    }

    /** Returns the reason why the Cosmic Threat cannot end its turn now, or empty if it can. */
    @Rule(COSMIC_TURN)
    public static Option<RuleViolation> refusalToEndTurn(FrameState state) {
        if (state.turn().isEmpty()) {
            return Option.of(new FrameViolation.WrongTime("ending a turn", FrameAwaited.of(state)));
        }
        Turn turn = state.turn().get();
        if (turn.side() != Side.COSMIC_THREAT) {
            return Option.of(new FrameViolation.NotTheirTurn(Side.COSMIC_THREAT, FrameAwaited.of(state)));
        }
        return turn.active()
                .<RuleViolation>map(FrameViolation.ActivationInProgress::new)
                .orElse(() -> stillToAct(state, turn).map(FrameViolation.EncounterCharacterMustAct::new));
    }

    /** Returns the reason why this character cannot advance in Cleanup now, or empty if it can. */
    @Rule(CLEANUP)
    public static Option<RuleViolation> refusalToAdvance(FrameState state, CombatantId character) {
        if (state.step() != Step.CLEANUP_ADVANCE) {
            return Option.of(new FrameViolation.WrongTime("advancing", FrameAwaited.of(state)));
        }
        return Presence.inPlay(state, character).fold(Option::of, who -> {
            if (who.side() != Side.CRISIS_TEAM) {
                return Option.of(new FrameViolation.NotTheirTurn(who.side(), FrameAwaited.of(state)));
            }
            if (!who.isStanding()) {
                return Option.of(new FrameViolation.CharacterDazed(character));
            }
            boolean may = FrameChoices.mayAdvance(state).contains(character);
            return Option.when(!may, () -> new FrameViolation.HasActed(character));
        });
    }

    /** Returns the Encounter Character that must still be activated in a Cosmic Threat turn, if any. */
    @Rule(COSMIC_TURN)
    private static Option<CombatantId> stillToAct(FrameState state, Turn turn) {
        return begunBy(state, turn, Combatant.Part.ENCOUNTER).isDefined()
                ? Option.none()
                : state.standing(Side.COSMIC_THREAT)
                        .find(combatant -> combatant.part() == Combatant.Part.ENCOUNTER)
                        .map(Combatant::id);
    }

    private static Option<CombatantId> begunBy(FrameState state, Turn turn, Combatant.Part part) {
        return turn.begun().find(begun -> state.combatant(begun).part() == part);
    }
}

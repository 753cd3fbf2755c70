package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.control.Option;

/** The rules that decide which character may begin an activation, end a turn or advance. */
final class Activation {
    private Activation() {}

    /** Returns the reason why this character cannot begin an activation now, or empty if it can. */
    @Rule({TURNS, COSMIC_TURN, MINIONS})
    static Option<RuleViolation> refusal(RoundState state, CombatantId character) {
        return state.find(character)
                .map(combatant -> refusal(state, combatant))
                .getOrElse(() -> Option.of(stranger(state, character)));
    }

    /** Returns the reason why a character of this encounter cannot begin an activation now, or empty if it can. */
    static Option<RuleViolation> refusal(RoundState state, Combatant combatant) {
        if (state.turn().isEmpty()) {
            return Option.of(wrongTime(state, combatant.id()));
        }
        Turn turn = state.turn().get();
        if (turn.side() != combatant.side()) {
            return Option.of(new RoundViolation.NotTheirTurn(combatant.side(), RoundAwaited.of(state)));
        }
        if (turn.active().isDefined()) {
            return Option.of(
                    new RoundViolation.ActivationInProgress(turn.active().get()));
        }
        return combatant.isStanding()
                ? actedAlready(state, turn, combatant)
                : Presence.standing(state, combatant.id()).swap().toOption();
    }

    /**
     * Returns the refusal for an unknown name. The name itself is refused only if a character could be activated
     * now.
     */
    private static RuleViolation stranger(RoundState state, CombatantId name) {
        boolean awaited = state.turn().exists(turn -> turn.active().isEmpty());
        return awaited ? new RoundViolation.NobodyOfThatName(name) : wrongTime(state, name);
    }

    private static RuleViolation wrongTime(RoundState state, CombatantId character) {
        return new RoundViolation.WrongTime("activating " + character, RoundAwaited.of(state));
    }

    private static Option<RuleViolation> actedAlready(RoundState state, Turn turn, Combatant combatant) {
        CombatantId who = combatant.id();
        return switch (combatant.part()) {
            case ENCOUNTER ->
                begunBy(state, turn, Combatant.Part.ENCOUNTER)
                        .map(first -> new RoundViolation.SecondEncounterCharacter(who, first));
            case MINION ->
                combatant.isActivated()
                        ? Option.of(new RoundViolation.MinionAlreadyActivated(who))
                        : begunBy(state, turn, Combatant.Part.MINION)
                                .map(first -> new RoundViolation.SecondMinion(who, first));
            case CRISIS -> Option.when(combatant.isActivated(), () -> new RoundViolation.AlreadyActivated(who));
        };
    }

    /** Returns the reason why the Cosmic Threat cannot end its turn now, or empty if it can. */
    @Rule(COSMIC_TURN)
    static Option<RuleViolation> refusalToEndTurn(RoundState state) {
        if (state.turn().isEmpty()) {
            return Option.of(new RoundViolation.WrongTime("ending a turn", RoundAwaited.of(state)));
        }
        Turn turn = state.turn().get();
        if (turn.side() != Side.COSMIC_THREAT) {
            return Option.of(new RoundViolation.NotTheirTurn(Side.COSMIC_THREAT, RoundAwaited.of(state)));
        }
        return turn.active()
                .<RuleViolation>map(RoundViolation.ActivationInProgress::new)
                .orElse(() -> stillToAct(state, turn).map(RoundViolation.EncounterCharacterToAct::new));
    }

    /** Returns the reason why this character cannot advance in Cleanup now, or empty if it can. */
    @Rule(CLEANUP)
    static Option<RuleViolation> refusalToAdvance(RoundState state, CombatantId character) {
        if (state.step() != Step.CLEANUP_ADVANCE) {
            return Option.of(new RoundViolation.WrongTime("advancing", RoundAwaited.of(state)));
        }
        return Presence.inPlay(state, character).fold(Option::of, who -> {
            if (who.side() != Side.CRISIS_TEAM) {
                return Option.of(new RoundViolation.NotTheirTurn(who.side(), RoundAwaited.of(state)));
            }
            if (!who.isStanding()) {
                return Option.of(new RoundViolation.IsDazed(character));
            }
            boolean may = RoundChoices.mayAdvance(state).contains(character);
            return Option.when(!may, () -> new RoundViolation.HasActed(character));
        });
    }

    /** Returns the Encounter Character that must still be activated in a Cosmic Threat turn, if any. */
    @Rule(COSMIC_TURN)
    private static Option<CombatantId> stillToAct(RoundState state, Turn turn) {
        return begunBy(state, turn, Combatant.Part.ENCOUNTER).isDefined()
                ? Option.none()
                : state.standing(Side.COSMIC_THREAT)
                        .find(combatant -> combatant.part() == Combatant.Part.ENCOUNTER)
                        .map(Combatant::id);
    }

    private static Option<CombatantId> begunBy(RoundState state, Turn turn, Combatant.Part part) {
        return turn.begun().find(begun -> state.combatant(begun).part() == part);
    }
}

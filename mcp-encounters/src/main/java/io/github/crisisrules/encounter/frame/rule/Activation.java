package io.github.crisisrules.encounter.frame.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TURNS;

import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Turn;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The requirements for beginning an activation, ending a turn and advancing. */
public final class Activation {
    private Activation() {}

    /** Requires that the character can begin an activation now. */
    @Rule({TURNS, COSMIC_TURN, MINIONS})
    public static Requirement<EncounterState> mayActivate(CombatantId character) {
        return state -> state.frame()
                .find(character)
                .map(combatant -> refusal(state.frame(), combatant))
                .getOrElse(() -> Option.of(stranger(state.frame(), character)));
    }

    /** Returns the reason why a character of this encounter cannot begin an activation now, or empty if it can. */
    static Option<RuleViolation> refusal(FrameState state, Combatant combatant) {
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
                : Option.narrow(Requirements.standing(combatant.id()).violation(state));
    }

    /**
     * Returns the refusal for an unknown name. The name itself is refused only if a character could be activated
     * now.
     */
    private static RuleViolation stranger(FrameState state, CombatantId name) {
        boolean awaited = state.turn().exists(turn -> turn.active().isEmpty());
        return awaited ? new FrameViolation.UnknownCharacter(name) : wrongTime(state, name);
    }

    private static RuleViolation wrongTime(FrameState state, CombatantId character) {
        return new FrameViolation.WrongTime(new FrameCommand.Activate(character), FrameAwaited.of(state));
    }

    private static Option<RuleViolation> actedAlready(FrameState state, Turn turn, Combatant combatant) {
        CombatantId who = combatant.id();
        Vector<Combatant.Role> begun =
                turn.activated().map(each -> state.combatant(each).role());
        return Option.when(!combatant.role().mayActivate(combatant.isActivated(), begun), () -> {
            CombatantId first = begunBy(state, turn, combatant.role()).getOrElse(who);
            return switch (combatant.role()) {
                case ENCOUNTER -> new FrameViolation.SecondEncounterCharacter(who, first);
                case MINION ->
                    combatant.isActivated()
                            ? new FrameViolation.MinionAlreadyActivated(who)
                            : new FrameViolation.SecondMinion(who, first);
                case CRISIS -> new FrameViolation.AlreadyActivated(who);
            };
        });
    }

    /** Requires that the Cosmic Threat can end its turn now. */
    @Rule(COSMIC_TURN)
    public static Requirement<EncounterState> mayEndTurn() {
        return in -> {
            FrameState state = in.frame();
            if (state.turn().isEmpty()) {
                return Option.of(new FrameViolation.WrongTime(new FrameCommand.EndTurn(), FrameAwaited.of(state)));
            }
            Turn turn = state.turn().get();
            if (turn.side() != Side.COSMIC_THREAT) {
                return Option.of(new FrameViolation.NotTheirTurn(Side.COSMIC_THREAT, FrameAwaited.of(state)));
            }
            return turn.active()
                    .<RuleViolation>map(FrameViolation.ActivationInProgress::new)
                    .orElse(() -> stillToAct(state, turn).map(FrameViolation.EncounterCharacterMustAct::new));
        };
    }

    /** Requires that the character can advance in Cleanup now. */
    @Rule(CLEANUP)
    public static Requirement<EncounterState> mayAdvance(CombatantId character) {
        Requirement<EncounterState> atThisStep = state -> Option.when(
                state.frame().step() != Step.CLEANUP_ADVANCE,
                () -> new FrameViolation.WrongTime(
                        new FrameCommand.Advance(character), FrameAwaited.of(state.frame())));
        return atThisStep.and(Requirements.inPlay(character)).and(state -> {
            Combatant who = state.frame().combatant(character);
            if (who.side() != Side.CRISIS_TEAM) {
                return Option.of(new FrameViolation.NotTheirTurn(who.side(), FrameAwaited.of(state.frame())));
            }
            if (!who.isStanding()) {
                return Option.of(new FrameViolation.CharacterDazed(character));
            }
            boolean may = FrameChoices.mayAdvance(state.frame()).contains(character);
            return Option.when(!may, () -> new FrameViolation.AlreadyActed(character));
        });
    }

    /** Returns the Encounter Character that must still be activated in a Cosmic Threat turn, if any. */
    @Rule(COSMIC_TURN)
    private static Option<CombatantId> stillToAct(FrameState state, Turn turn) {
        return begunBy(state, turn, Combatant.Role.ENCOUNTER).isDefined()
                ? Option.none()
                : state.standing(Side.COSMIC_THREAT)
                        .find(combatant -> combatant.role() == Combatant.Role.ENCOUNTER)
                        .map(Combatant::id);
    }

    private static Option<CombatantId> begunBy(FrameState state, Turn turn, Combatant.Role part) {
        return turn.activated().find(begun -> state.combatant(begun).role() == part);
    }
}

package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.MINIONS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TURNS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What the frame accepts. */
public final class RoundChoices {
    private RoundChoices() {}

    /** Every command that carries the round on. Reports of what happens to characters are accepted besides. */
    public static Vector<RoundCommand> of(RoundState state) {
        if (state.isOver()) {
            return Vector.empty();
        }
        if (state.step() == Step.SETUP) {
            return Vector.of(new RoundCommand.Begin());
        }
        Vector<RoundCommand> choices = state.pending().map(RoundCommand.Resolve::new);
        if (state.pending().isEmpty()) {
            choices = choices.appendAll(state.floor().map(RoundCommand.Pass::new));
        }
        if (state.step() == Step.CLEANUP_ADVANCE) {
            choices = choices.appendAll(mayAdvance(state).map(RoundCommand.Advance::new));
        }
        return choices.appendAll(state.turn().map(turn -> inTurn(state, turn)).getOrElse(Vector.empty()));
    }

    private static Vector<RoundCommand> inTurn(RoundState state, Turn turn) {
        if (turn.active().isDefined()) {
            return Vector.of(new RoundCommand.EndActivation());
        }
        Vector<RoundCommand> choices = mayActivate(state).map(RoundCommand.Activate::new);
        return turn.side() == Side.COSMIC_THREAT && stillToAct(state, turn).isEmpty()
                ? choices.append(new RoundCommand.EndTurn())
                : choices;
    }

    /** Who may begin an activation now. */
    @Rule({TURNS, COSMIC_TURN, MINIONS})
    public static Vector<CombatantId> mayActivate(RoundState state) {
        return state.combatants()
                .keysIterator()
                .filter(character -> refusalToActivate(state, character).isEmpty())
                .toVector();
    }

    /** Crisis Team characters that may advance in Cleanup: in play, without an Activated token, once each. */
    @Rule(CLEANUP)
    public static Vector<CombatantId> mayAdvance(RoundState state) {
        return state.step() == Step.CLEANUP_ADVANCE
                ? state.standing(Side.CRISIS_TEAM)
                        .filter(combatant -> !combatant.isActivated())
                        .map(Combatant::id)
                        .removeAll(state.advanced())
                : Vector.empty();
    }

    /** Why this character cannot begin an activation now; none if it can. */
    @Rule({TURNS, COSMIC_TURN, MINIONS})
    static Option<RoundViolation> refusalToActivate(RoundState state, CombatantId character) {
        if (state.combatants().get(character).isEmpty()) {
            return Option.of(new RoundViolation.NobodyOfThatName(character));
        }
        Combatant combatant = state.combatant(character);
        if (state.turn().isEmpty()) {
            return Option.of(new RoundViolation.WrongTime("activating " + character, state.step()));
        }
        Turn turn = state.turn().get();
        if (turn.side() != combatant.side()) {
            return Option.of(new RoundViolation.NotTheirTurn(combatant.side()));
        }
        if (turn.active().isDefined()) {
            return Option.of(
                    new RoundViolation.ActivationInProgress(turn.active().get()));
        }
        return downed(combatant).orElse(() -> actedAlready(state, turn, combatant));
    }

    private static Option<RoundViolation> actedAlready(RoundState state, Turn turn, Combatant combatant) {
        if (combatant.part() == Combatant.Part.ENCOUNTER) {
            return begunBy(state, turn, Combatant.Part.ENCOUNTER)
                    .map(first -> new RoundViolation.SecondEncounterCharacter(combatant.id(), first));
        }
        if (combatant.part() == Combatant.Part.MINION) {
            return combatant.isActivated()
                    ? Option.of(new RoundViolation.MinionAlreadyActivated(combatant.id()))
                    : begunBy(state, turn, Combatant.Part.MINION)
                            .map(first -> new RoundViolation.SecondMinion(combatant.id(), first));
        }
        return Option.when(combatant.isActivated(), () -> new RoundViolation.AlreadyActivated(combatant.id()));
    }

    /** Why nothing can be done to or by a character: it is KO'd or Dazed. */
    static Option<RoundViolation> downed(Combatant combatant) {
        if (!combatant.isInPlay()) {
            return Option.of(new RoundViolation.NotInPlay(combatant.id()));
        }
        return Option.when(!combatant.isStanding(), () -> new RoundViolation.IsDazed(combatant.id()));
    }

    /** The Encounter Character that a Cosmic Threat turn still has to activate. */
    @Rule(COSMIC_TURN)
    static Option<CombatantId> stillToAct(RoundState state, Turn turn) {
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

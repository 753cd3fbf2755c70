package io.github.crisisrules.lab.hulk;

import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.hulk.HulkAwaited;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.simulation.Moment;
import io.github.crisisrules.lab.simulation.Policy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The practised player of the Incredible Hulk, on either side. It follows rules of thumb and does not look ahead;
 * otherwise it plays like the plain player:
 * <ul>
 * <li>The Crisis Team activates Subdued characters first, then those nearest to being Subdued, because later they
 *     may be KO'd.
 * <li>Hulk saves his Power for attacks that reach many targets. He pays for Puny only with the remaining Power, or
 *     if the next Rage token would lose him the game.
 * </ul>
 */
public final class PractisedHulkPolicy implements Policy<HulkState, HulkCommand, HulkEvent> {
    /** The only instance, so that reports can name it. */
    public static final PractisedHulkPolicy STAND_IN = new PractisedHulkPolicy();

    /** The damage that a usual attack on Hulk may deal. */
    private static final int USUAL_DAMAGE = 3;

    /** The victory points at which the next Rage token wins the game for the Crisis Team. */
    private static final int ONE_RAGE_SHORT = 10;

    private PractisedHulkPolicy() {}

    @Override
    public String name() {
        return "practised";
    }

    @Override
    public Vector<String> notes() {
        return Vector.of("practised players go by rules of thumb that suit the stand-in table");
    }

    @Override
    public HulkCommand choose(Moment<HulkState, HulkCommand, HulkEvent> moment) {
        HulkState state = moment.state();
        Option<HulkAwaited> awaited = state.nextAwaited();
        if (awaited.isDefined()) {
            return awaited.get() instanceof HulkAwaited.PunyDecision
                    ? new HulkCommand.DecidePuny(usesPuny(state))
                    : PlainHulkPolicy.STAND_IN.choose(moment);
        }
        return activate(state).getOrElse(() -> PlainHulkPolicy.STAND_IN.choose(moment));
    }

    /** Returns the next activation, or empty if no Crisis Team character can begin one now. */
    private static Option<HulkCommand> activate(HulkState state) {
        return state.frame().turnSide().contains(Side.CRISIS_TEAM)
                        && state.frame().active().isEmpty()
                ? FrameChoices.mayActivate(state.frame())
                        .minBy(character -> life(state, character))
                        .map(next -> new HulkCommand.InFrame(new FrameCommand.Activate(next)))
                : Option.none();
    }

    /** Returns the damage that a character can still take; 0 if it is Subdued. */
    static int life(HulkState state, CombatantId character) {
        Combatant combatant = state.frame().combatant(character);
        return state.isSubdued(character) ? 0 : combatant.limit().getOrElse(0) - combatant.damage();
    }

    /** Returns whether Hulk uses Puny. This is asked only if he can pay for it. */
    private static boolean usesPuny(HulkState state) {
        int dearest = Vector.of(HulkAttack.values())
                .map(attack -> state.setup().card().line(attack).cost())
                .max()
                .get();
        boolean isLast = state.frame().points(Side.CRISIS_TEAM) >= ONE_RAGE_SHORT
                && state.hulk().damage() + USUAL_DAMAGE >= state.setup().card().stamina();
        return isLast || state.hulk().power() - state.setup().card().punyCost() >= dearest;
    }
}

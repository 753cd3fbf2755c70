package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.after;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.testing.encounter.HulkArbitraries;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of single turns of an encounter with Hulk, at a Rage and Power that no history need have reached. */
final class HulkMoments {
    private HulkMoments() {}

    /** The start of the first Cosmic Threat turn, at any Rage and Power: the aura is to be rolled. */
    static Arbitrary<HulkState> auraRolls() {
        return Combinators.combine(
                        HulkArbitraries.setups(),
                        Arbitraries.integers().between(0, 7),
                        Arbitraries.integers().between(0, 20))
                .as((setup, rage, power) -> withPower(
                        withRage(
                                HulkGames.idleTurn(
                                        HulkGames.crisisTurn(Hulk.play(setup).state())),
                                rage),
                        HulkSetup.HULK,
                        power))
                .withoutEdgeCases();
    }

    /** The first activation of Hulk, at any Rage and Power, after an aura of any face with any characters near. */
    static Arbitrary<HulkState> hulkTurns() {
        return Combinators.combine(
                        auraRolls(),
                        Arbitraries.of(CrisisFace.class),
                        Arbitraries.integers().between(0, 8))
                .as((state, face, near) ->
                        after(state, new HulkCommand.RollAura(face, state.team().take(near))));
    }

    /** The first activation of the Crisis Team, at any Power of the active character and any Rage and Power of Hulk. */
    static Arbitrary<HulkState> crisisTurns() {
        return Combinators.combine(
                        HulkArbitraries.setups(),
                        Arbitraries.integers().between(0, 7),
                        Arbitraries.integers().between(0, 20),
                        Arbitraries.integers().between(0, 10))
                .as((setup, rage, hulkPower, power) -> {
                    HulkState turn = HulkGames.crisisTurn(Hulk.play(setup).state());
                    CombatantId active = FrameChoices.mayActivate(turn.frame()).head();
                    HulkState begun = after(withRage(turn, rage), HulkGames.activate(active));
                    return withPower(withPower(begun, HulkSetup.HULK, hulkPower), active, power);
                })
                .withoutEdgeCases();
    }

    /** The state with this Rage, as if Hulk had started with it. */
    private static HulkState withRage(HulkState state, int rage) {
        return new HulkEvent.RageGained(Math.max(rage, state.rage()), 0).applyTo(state);
    }

    /** The state in which a character has this Power, as far as its limit goes. */
    private static HulkState withPower(HulkState state, CombatantId character, int power) {
        Combatant combatant = state.frame().combatant(character);
        HulkState none = StateEdits.frame(state, new FrameEvent.PowerSpent(character, combatant.power()));
        return StateEdits.frame(none, new FrameEvent.PowerGained(character, Math.min(power, combatant.powerLimit())));
    }
}

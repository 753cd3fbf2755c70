package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.round;

import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.testing.encounter.ColossusArbitraries;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of single moments of an encounter with the Colossus. Some of their states no history has reached. */
final class ColossusMoments {
    private ColossusMoments() {}

    /** The first Crisis Team turn, with a character active, 1 Momentum and two effects, one of them on him. */
    static Arbitrary<ColossusState> lastMomentum() {
        return ColossusArbitraries.setups().map(setup -> {
            ColossusState turn = Colossi.run(Colossus.play(setup).state(), round(new FrameCommand.BeginFirstRound()));
            return Colossi.at(
                    Colossi.run(
                            turn,
                            round(new FrameCommand.Activate(next(turn))),
                            round(new FrameCommand.BeginEffect(
                                    LastingEffect.thisRound("web").character(ColossusCard.ID))),
                            round(new FrameCommand.BeginEffect(LastingEffect.thisRound("smoke")))),
                    1);
        });
    }

    /** The first push of an encounter, at any Momentum above 0, with up to five links. */
    static Arbitrary<ColossusState> pushes() {
        return Combinators.combine(
                        ColossusArbitraries.setups(),
                        Arbitraries.integers().between(1, 12),
                        ColossusArbitraries.links())
                .as((setup, momentum, links) -> links.foldLeft(
                        Colossi.at(pushing(setup), momentum),
                        (state, link) -> Colossi.linked(
                                state, link.low().number(), link.high().number())))
                .withoutEdgeCases();
    }

    /** The first Rampage of an encounter after its push, at any Momentum above 0: the chart is to be rolled. */
    static Arbitrary<ColossusState> charts() {
        return pushes().map(push -> Colossi.run(push, new ColossusCommand.EndPush()));
    }

    private static ColossusState pushing(ColossusSetup setup) {
        ColossusState now = Colossi.run(Colossus.play(setup).state(), round(new FrameCommand.BeginFirstRound()));
        while (now.rampage().isEmpty()) {
            now = Colossi.act(now, next(now).name());
        }
        return now;
    }

    private static CombatantId next(ColossusState turn) {
        return FrameChoices.mayActivate(turn.frame()).head();
    }
}

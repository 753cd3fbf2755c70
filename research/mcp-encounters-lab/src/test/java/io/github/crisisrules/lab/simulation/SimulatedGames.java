package io.github.crisisrules.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Games that simulated players play, and the law that each of them keeps. A failing game is shrunk to its first commands. */
public final class SimulatedGames {
    private static final int THOUSAND = 1000;

    private SimulatedGames() {}

    /** Returns games of any of these simulations, from the first command to the end or, as often, only a part of that. */
    public static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> Arbitrary<Play<S, C, E>> of(
            Vector<Simulation<S, C, E>> simulations) {
        return Combinators.combine(
                        Arbitraries.of(simulations.asJava()),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, 2 * THOUSAND))
                .as((simulation, seed, part) -> first(simulation.play(Seed.of(seed)), part))
                .withoutEdgeCases();
    }

    private static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> first(
            Play<S, C, E> game, int part) {
        assertThat(game.state().isOver())
                .as("A simulated game comes to its end")
                .isTrue();
        int commands = game.steps().size() * Math.min(part, THOUSAND) / THOUSAND;
        return commands == game.steps().size()
                ? game
                : Play.of(game.game(), game.start())
                        .applyAll(game.steps().take(commands).map(Play.Step::command));
    }

    /** Checks that every state of a game keeps the invariants, and that its commands lead to the same game again. */
    public static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> void check(
            Play<S, C, E> game, Consumer<S> invariants) {
        game.steps().forEach(step -> invariants.accept(step.state()));
        assertThat(game.replay()).isEqualTo(Either.right(game));
    }
}

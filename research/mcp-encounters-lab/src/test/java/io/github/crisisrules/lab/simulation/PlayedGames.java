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

/** Games that simulated players play: every state keeps the invariants, some are decided anew, all end. */
public final class PlayedGames {
    private static final int REPLAYED_ONE_IN = 50;

    private PlayedGames() {}

    /** This many games, of these in turn. A failure names the game. */
    public static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> void check(
            Vector<Simulation<S, C, E>> simulations, Seed seed, int games, Consumer<S> invariants) {
        for (int i = 0; i < games; i++) {
            Simulation<S, C, E> simulation = simulations.get(i % simulations.size());
            Play<S, C, E> game = simulation.game(seed, i);
            String name = "game " + i + " of seed " + seed + ", " + simulation.setting();
            try {
                game.steps().forEach(step -> invariants.accept(step.state()));
            } catch (AssertionError broken) {
                throw new AssertionError(name, broken);
            }
            assertThat(game.state().isOver()).as(name).isTrue();
            if (i % REPLAYED_ONE_IN == 0) {
                assertThat(game.replay()).as(name).isEqualTo(Either.right(game));
            }
        }
    }
}

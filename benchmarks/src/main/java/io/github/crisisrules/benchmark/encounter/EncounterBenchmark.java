package io.github.crisisrules.benchmark.encounter;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.github.crisisrules.lab.simulation.Simulation;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A complete simulated game of an encounter with simple players and alternating difficulties, compared with
 * applying the commands of the very same games again. The ratio shows the cost of players, questions and choices
 * beyond that of the rules.
 */
@Warmup(iterations = 6, time = 1)
public class EncounterBenchmark extends Comparison {
    private static final int GAMES = 256;

    /** The encounter that is played. */
    @Param
    public Boss boss = Boss.COLOSSUS;

    /** The two encounters. */
    public enum Boss {
        /** The Unstoppable Colossus. */
        COLOSSUS,
        /** The Incredible Hulk. */
        HULK
    }

    private Games<?, ?, ?> games = colossus();

    /** Plays the games whose commands are applied again. */
    @Setup
    public void record() {
        games = boss == Boss.COLOSSUS ? colossus() : hulk();
        games.record();
    }

    private static Games<?, ?, ?> colossus() {
        return new Games<>(Vector.of(ColossusDifficulty.values()).map(ColossusSimulation::standIn));
    }

    private static Games<?, ?, ?> hulk() {
        return new Games<>(Vector.of(HulkDifficulty.values()).map(HulkSimulation::standIn));
    }

    @Override
    protected Object measured() {
        return games.play();
    }

    @Override
    protected Object reference() {
        return games.commands();
    }

    private static final class Games<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> {
        private final Vector<Simulation<S, C, E>> simulations;
        private Vector<Play<S, C, E>> played = Vector.empty();
        private int next;

        private Games(Vector<Simulation<S, C, E>> simulations) {
            this.simulations = simulations;
        }

        private void record() {
            played = Vector.tabulate(GAMES, this::play);
        }

        private Play<S, C, E> play(int number) {
            return simulations.get(number % simulations.size()).play(Seed.of(number));
        }

        private Play<S, C, E> play() {
            next = (next + 1) % GAMES;
            return play(next);
        }

        private Play<S, C, E> commands() {
            next = (next + 1) % GAMES;
            Play<S, C, E> game = played.get(next);
            Play<S, C, E> again = Play.of(game.game(), game.start());
            for (Play.Step<S, C, E> step : game.steps()) {
                again = again.apply(step.command());
            }
            return again;
        }
    }
}

package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.immutables.value.Value;

/**
 * A simulation of many games of an encounter: the start of a game, the source of observations, and the players.
 * Each game has its own seed, so the result depends neither on the number of threads nor on the order of the
 * games.
 */
@Value.Immutable
@HouseStyle
public sealed interface Simulation<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>
        extends WithSimulation<S, C, E> permits ImmutableSimulation {
    /** Returns the difficulty, which names a row of the report. */
    Enum<?> difficulty();

    /** Returns the description of the Crisis Team's squads for the report. */
    @Value.Default
    default String squads() {
        return "own squads";
    }

    /** Returns the function that creates a game before its first command. */
    Function<Seed, Play<S, C, E>> start();

    /** Returns the source of observations and dice. */
    SimulatedObservations<S, C, E> table();

    /** Returns the player of the Crisis Team. */
    Policy<S, C, E> crisisTeam();

    /** Returns the player of the Cosmic Threat, or the one who makes its choices. */
    Policy<S, C, E> cosmicThreat();

    /**
     * Returns the number of rounds after which a game counts as unfinished. The encounters themselves have no
     * limit.
     */
    @Value.Default
    default int mostRounds() {
        return Integer.MAX_VALUE;
    }

    /** Returns the number of commands after which a game counts as unfinished. */
    @Value.Default
    default int mostCommands() {
        return Integer.MAX_VALUE;
    }

    /** Returns the notes about assumptions at the start. */
    Vector<String> startNotes();

    /** Returns the notes about all assumptions on which the numbers rest. */
    default Vector<String> notes() {
        return startNotes()
                .appendAll(table().notes())
                .appendAll(crisisTeam().notes())
                .appendAll(cosmicThreat().notes())
                .distinct();
    }

    /**
     * Plays one game.
     *
     * @throws io.github.crisisrules.core.game.RefusedException if a player gives a command that the rules refuse
     */
    default Play<S, C, E> play(Seed seed) {
        Play<S, C, E> game = start().apply(seed);
        while (!game.state().isOver()
                && game.state().frame().round() <= mostRounds()
                && game.steps().size() < mostCommands()) {
            game = move(game, seed);
        }
        return game;
    }

    /** Plays the game with the given number among those of the seed, as {@link #results} does. */
    default Play<S, C, E> game(Seed seed, int number) {
        return play(Batch.seed(own(seed), number));
    }

    private Play<S, C, E> move(Play<S, C, E> game, Seed seed) {
        for (C report : table().reports(game, seed)) {
            var reported = game.attempt(report);
            if (reported.isRight()) {
                return reported.get();
            }
        }
        Policy<S, C, E> player = isForCosmicThreat(game) ? cosmicThreat() : crisisTeam();
        return game.apply(player.choose(new Moment<>(game, table().at(game, seed), seed)));
    }

    /**
     * Returns whether the Cosmic Threat's player chooses: in its turns, when it may act in a step, and for
     * everything that the encounter itself waits for. Otherwise the Crisis Team's player chooses.
     */
    private boolean isForCosmicThreat(Play<S, C, E> game) {
        FrameState frame = game.state().frame();
        return frame.turnSide().contains(Side.COSMIC_THREAT)
                || frame.sideToAct().contains(Side.COSMIC_THREAT)
                || !(game.awaited() instanceof FrameAwaited);
    }

    private Seed own(Seed seed) {
        return seed.split(difficulty().name());
    }

    /**
     * Plays {@code games} games on {@code threads} threads and returns their results in the order of their
     * numbers. The results do not depend on {@code threads}.
     */
    default Vector<GameResult> results(int games, Seed seed, int threads) {
        return Batch.run(games, own(seed), threads, each -> GameResult.of(play(each)));
    }

    /** Returns the common properties of all games. */
    default Setting setting() {
        boolean played = start().apply(Seed.of(0)).state().frame().mission().hasCosmicPlayer();
        return new Setting(
                Wording.ENGLISH.textAny(difficulty()),
                squads(),
                crisisTeam().name(),
                Option.when(played, () -> cosmicThreat().name()));
    }

    private SimulationRow row(int games, Seed seed, int threads) {
        return SimulationRow.of(setting(), results(games, seed, threads));
    }

    /**
     * Plays {@code games} games of each simulation on {@code threads} threads. The report does not depend on
     * {@code threads}.
     *
     * @throws IllegalArgumentException if {@code simulations} is empty
     */
    static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> SimulationReport run(
            Seq<Simulation<S, C, E>> simulations, int games, Seed seed, int threads) {
        if (simulations.isEmpty()) {
            throw new IllegalArgumentException("There is nothing to simulate. Give at least one simulation.");
        }
        String encounter = simulations.head().start().apply(seed).game().name();
        return new SimulationReport(
                encounter,
                seed,
                simulations.toVector().map(each -> each.row(games, seed, threads)),
                simulations.toVector().flatMap(Simulation::notes).distinct());
    }

    /** Returns a new builder. */
    static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> Builder<S, C, E> builder() {
        return new Builder<>();
    }

    /** A builder of {@link Simulation} values. */
    final class Builder<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>
            extends ImmutableSimulation.Builder<S, C, E> {
        Builder() {}
    }
}

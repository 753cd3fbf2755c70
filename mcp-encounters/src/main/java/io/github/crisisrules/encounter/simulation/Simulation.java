package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.round.EncounterState;
import io.github.crisisrules.encounter.round.RoundAwaited;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.immutables.value.Value;

/**
 * Games of an encounter by the thousand: how a game starts, what its table is like and who plays. Each game has its own seed,
 * so the result depends neither on threads nor on order.
 */
@Value.Immutable
@HouseStyle
public sealed interface Simulation<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>
        extends WithSimulation<S, C, E> permits ImmutableSimulation {
    /** How hard the encounter is; it names a row of the report. */
    Enum<?> difficulty();

    /** Which squads the Crisis Team has, for the report. */
    @Value.Default
    default String squads() {
        return "own squads";
    }

    /** A game before its first command. */
    Function<Seed, Play<S, C, E>> start();

    /** What is seen and rolled. */
    SimulatedTable<S, C, E> table();

    /** Who plays the Crisis Team. */
    Policy<S, C, E> crisisTeam();

    /** Who plays the Cosmic Threat, or chooses for it. */
    Policy<S, C, E> cosmicThreat();

    /** After how many rounds a game is given up as unfinished; the encounters themselves have no limit. */
    @Value.Default
    default int mostRounds() {
        return Integer.MAX_VALUE;
    }

    /** After how many commands a game is given up as unfinished. */
    @Value.Default
    default int mostCommands() {
        return Integer.MAX_VALUE;
    }

    /** What is made up about the start. */
    Vector<String> startNotes();

    /** What the numbers rest on that is made up. */
    default Vector<String> notes() {
        return startNotes()
                .appendAll(table().notes())
                .appendAll(crisisTeam().notes())
                .appendAll(cosmicThreat().notes())
                .distinct();
    }

    /** One game. Where a player gives a command that the rules refuse, that is a {@code RefusedException}. */
    default Play<S, C, E> play(Seed seed) {
        return goOn(start().apply(seed), seed, mostRounds());
    }

    /** A game that somebody began goes on, to its end or this many rounds after the one it is in. */
    default Play<S, C, E> goOn(Play<S, C, E> begun, Seed seed, int rounds) {
        long last = Math.min(mostRounds(), (long) begun.state().frame().round() + rounds);
        Play<S, C, E> game = begun;
        while (!game.state().isOver()
                && game.state().frame().round() <= last
                && game.steps().size() < mostCommands()) {
            game = move(game, seed);
        }
        return game;
    }

    /** The game with this number of the many that this seed gives. */
    default Play<S, C, E> game(Seed seed, int number) {
        return play(Batch.seed(own(seed), number));
    }

    private Play<S, C, E> move(Play<S, C, E> game, Seed seed) {
        for (C report : table().reports(game, seed)) {
            var told = game.attempt(report);
            if (told.isRight()) {
                return told.get();
            }
        }
        Policy<S, C, E> player = isForCosmicThreat(game) ? cosmicThreat() : crisisTeam();
        return game.apply(player.choose(new Moment<>(game, table().at(game, seed), seed)));
    }

    /** What the encounter itself waits for is the Cosmic Threat's, and so are its turns and its word; else the Crisis Team's. */
    private boolean isForCosmicThreat(Play<S, C, E> game) {
        RoundState frame = game.state().frame();
        return frame.turnSide().contains(Side.COSMIC_THREAT)
                || frame.floor().contains(Side.COSMIC_THREAT)
                || !(game.awaited() instanceof RoundAwaited);
    }

    private Seed own(Seed seed) {
        return seed.split(difficulty().name());
    }

    /** How this many games go, in the order of their numbers, by this many threads; the same for every number of them. */
    default Vector<GameResult> results(int games, Seed seed, int threads) {
        return Batch.run(games, own(seed), threads, each -> GameResult.of(play(each)));
    }

    /** What all games have in common. */
    default Setting setting() {
        boolean played = start().apply(Seed.of(0)).state().frame().mission().cosmicPlayer();
        return new Setting(
                difficulty().toString(),
                squads(),
                crisisTeam().name(),
                Option.when(played, () -> cosmicThreat().name()));
    }

    private SimulationRow row(int games, Seed seed, int threads) {
        return SimulationRow.of(setting(), results(games, seed, threads));
    }

    /** This many games of each of these, by this many threads; the report is the same for every number of them. */
    static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> SimulationReport run(
            Seq<Simulation<S, C, E>> simulations, int games, Seed seed, int threads) {
        if (simulations.isEmpty()) {
            throw new IllegalArgumentException("nothing to simulate: name at least one simulation");
        }
        String encounter = simulations.head().start().apply(seed).game().name();
        return new SimulationReport(
                encounter,
                seed,
                simulations.toVector().map(each -> each.row(games, seed, threads)),
                simulations.toVector().flatMap(Simulation::notes).distinct());
    }

    /** A builder of a simulation; {@code build()} checks the values. */
    static <S extends EncounterState, C extends GameCommand, E extends GameEvent<S>> Builder<S, C, E> builder() {
        return new Builder<>();
    }

    /** The builder of a simulation. */
    final class Builder<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>
            extends ImmutableSimulation.Builder<S, C, E> {
        Builder() {}
    }
}

package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.MomentumTrack;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Guard;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.simulation.ColossusSimulation;
import io.github.crisisrules.encounter.simulation.GameResult;
import io.github.crisisrules.encounter.simulation.HulkSimulation;
import io.github.crisisrules.encounter.simulation.Lengths;
import io.github.crisisrules.encounter.simulation.Moment;
import io.github.crisisrules.encounter.simulation.Possible;
import io.github.crisisrules.encounter.simulation.SearchPolicy;
import io.github.crisisrules.encounter.simulation.Setting;
import io.github.crisisrules.encounter.simulation.Simulation;
import io.github.crisisrules.encounter.simulation.SimulationRow;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** How to make values of encounters that cannot be made of parts at random. */
final class EncounterRecipes {
    static final LinkedHashSet<Class<?>> NO_DATA = LinkedHashSet.of(
            Simulation.class, Story.class, Guard.class, Possible.class, Moment.class, SearchPolicy.class);

    static final LinkedHashSet<Class<?>> VIEWS =
            LinkedHashSet.of(ColossusState.class, Rampage.class, HulkState.class, RoundState.class, Combatant.class);

    static final Map<Class<?>, Function<Specimens, ?>> TABLE = LinkedHashMap.<Class<?>, Function<Specimens, ?>>empty()
            .put(MomentumTrack.class, some -> MomentumTrack.STAND_IN)
            .put(ColossusSetup.class, EncounterRecipes::colossus)
            .put(
                    ColossusState.class,
                    some -> Play.started(Colossus.start(colossus(some))).state())
            .put(
                    Lengths.class,
                    some -> Lengths.of(Vector.range(0, 1 + some.below(5)).map(game -> some.below(9))))
            .put(
                    SimulationRow.class,
                    some -> SimulationRow.of(
                            some.one(Setting.class),
                            Vector.range(0, 1 + some.below(5)).map(game -> some.one(GameResult.class))))
            .put(HulkState.class, some -> game(some).state())
            .put(RoundState.class, some -> game(some).state().frame())
            .put(Combatant.class, some -> some.oneOf(game(some).state().frame().combatants()))
            .put(
                    Rampage.class,
                    some -> ColossusSimulation.standIn(ColossusDifficulty.NORMAL)
                            .play(some.one(Seed.class))
                            .steps()
                            .flatMap(step -> step.state().rampage())
                            .head());

    private EncounterRecipes() {}

    static ColossusSetup colossus(Specimens some) {
        return ColossusSetup.shuffled(
                some.one(ColossusDifficulty.class),
                HulkSimulation.standInSetup(HulkDifficulty.NORMAL).team(),
                MomentumTrack.STAND_IN,
                some.one(Seed.class));
    }

    static Play<HulkState, HulkCommand, HulkEvent> game(Specimens some) {
        return HulkSimulation.standIn(some.one(HulkDifficulty.class)).play(some.one(Seed.class));
    }
}

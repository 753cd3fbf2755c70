package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.MomentumTrack;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.simulation.ColossusSimulation;
import io.github.crisisrules.encounter.simulation.HulkScenario;
import io.github.crisisrules.encounter.simulation.HulkSimulation;
import io.github.crisisrules.encounter.simulation.Playthrough;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** How to make values of encounters that cannot be made of parts at random. */
final class EncounterRecipes {
    static final LinkedHashSet<Class<?>> NO_DATA = LinkedHashSet.of(HulkScenario.class, ColossusSimulation.class);

    static final LinkedHashSet<Class<?>> VIEWS = LinkedHashSet.of(
            ColossusState.class, HulkState.class, RoundState.class, Playthrough.class, Playthrough.Move.class);

    static final Map<Class<?>, Function<Specimens, ?>> TABLE = LinkedHashMap.<Class<?>, Function<Specimens, ?>>empty()
            .put(MomentumTrack.class, some -> MomentumTrack.STAND_IN)
            .put(ColossusSetup.class, EncounterRecipes::colossus)
            .put(ColossusState.class, some -> ColossusState.setup(colossus(some)))
            .put(HulkState.class, some -> game(some).state())
            .put(RoundState.class, some -> game(some).state().round())
            .put(Playthrough.class, some -> new Playthrough<>(colossus(some), Vector.of(move(some)), colossus(some)))
            .put(Playthrough.Move.class, EncounterRecipes::move);

    private EncounterRecipes() {}

    private static Playthrough.Move<ColossusSetup, ColossusCommand, ColossusEvent> move(Specimens some) {
        return new Playthrough.Move<>(
                some.one(ColossusCommand.class), Vector.of(some.one(ColossusEvent.class)), colossus(some));
    }

    static ColossusSetup colossus(Specimens some) {
        HulkScenario hulk = HulkScenario.standIn(HulkDifficulty.NORMAL);
        return ColossusSetup.shuffled(
                        some.one(ColossusDifficulty.class),
                        hulk.setup().team(),
                        MomentumTrack.STAND_IN,
                        some.one(Seed.class))
                .get();
    }

    static Playthrough<HulkState, HulkCommand, HulkEvent> game(Specimens some) {
        return HulkSimulation.game(HulkScenario.standIn(some.one(HulkDifficulty.class)), some.one(Seed.class), 1);
    }
}

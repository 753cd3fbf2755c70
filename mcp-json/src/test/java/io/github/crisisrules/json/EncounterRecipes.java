package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.EncounterTable;
import io.github.crisisrules.encounter.frame.EncounterView;
import io.github.crisisrules.encounter.frame.FrameDecision;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.PlayerName;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import java.util.function.Function;

/** Recipes for values of encounters that cannot be made of parts at random. */
final class EncounterRecipes {
    static final LinkedHashSet<Class<?>> NO_DATA =
            LinkedHashSet.of(EncounterTable.class, EncounterView.class, FrameDecision.class, PlayerName.class);

    static final LinkedHashSet<Class<?>> VIEWS =
            LinkedHashSet.of(ColossusState.class, Rampage.class, HulkState.class, FrameState.class, Combatant.class);

    static final Map<Class<?>, Function<Specimens, ?>> TABLE = LinkedHashMap.<Class<?>, Function<Specimens, ?>>empty()
            .put(MomentumTrack.class, some -> MomentumTrack.STAND_IN)
            .put(ColossusSetup.class, EncounterRecipes::colossus)
            .put(
                    ColossusState.class,
                    some -> Play.started(Colossus.start(colossus(some))).state())
            .put(HulkState.class, some -> game(some).state())
            .put(FrameState.class, some -> game(some).state().frame())
            .put(Combatant.class, some -> some.oneOf(game(some).state().frame().combatants()))
            .put(
                    Rampage.class,
                    some -> Samples.atRandom(Play.started(Colossus.start(colossus(some))), some.one(Seed.class), 60)
                            .steps()
                            .flatMap(step -> step.state().rampage())
                            .head());

    private EncounterRecipes() {}

    static ColossusSetup colossus(Specimens some) {
        return ColossusSetup.shuffled(
                some.one(ColossusDifficulty.class),
                Samples.hulk(HulkDifficulty.NORMAL).team(),
                MomentumTrack.STAND_IN,
                some.one(Seed.class));
    }

    static Play<HulkState, HulkCommand, HulkEvent> game(Specimens some) {
        return Samples.hulkGame(some.one(HulkDifficulty.class), some.one(Seed.class));
    }
}

package io.github.crisisrules.json.log;

import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;

/** The log format of the Incredible Hulk. A class of its own, so that a program with one game needs no other. */
final class HulkLog {
    static final LogFormat<HulkSetup, HulkState, HulkCommand, HulkEvent> FORMAT = new LogFormat<>(
            "crisisrules.hulk",
            HulkSetup.class,
            play -> play.start().setup(),
            setup -> LogFormat.started(Hulk.start(setup)),
            new LoggedGame<>(
                    HulkCommand.class,
                    HulkEvent.class,
                    state -> state.frame().round(),
                    state -> state,
                    ReplayCost.bySize()));

    private HulkLog() {}
}

package io.github.crisisrules.json.log;

import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;

/** The log format of the Unstoppable Colossus. A class of its own, so that a program with one game needs no other. */
final class ColossusLog {
    static final LogFormat<ColossusSetup, ColossusState, ColossusCommand, ColossusEvent> FORMAT = new LogFormat<>(
            "crisisrules.colossus",
            ColossusSetup.class,
            play -> play.start().setup(),
            setup -> LogFormat.started(Colossus.start(setup)),
            new LoggedGame<>(
                    ColossusCommand.class,
                    ColossusEvent.class,
                    state -> state.frame().round(),
                    state -> state,
                    ReplayCost.bySize()));

    private ColossusLog() {}
}

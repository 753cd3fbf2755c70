package io.github.crisisrules.json.log;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.ColossusViolation;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEncounter;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkViolation;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.vavr.control.Either;

/** The kinds of games that have logs. Events have {@link TournamentLog}. */
public final class LogFormats {
    /** The Unstoppable Colossus. */
    public static final LogFormat<ColossusSetup, ColossusState, ColossusCommand, ColossusEvent, ColossusViolation>
            COLOSSUS = new LogFormat<>(
                    "crisisrules.colossus",
                    ColossusSetup.class,
                    ColossusCommand.class,
                    ColossusEvent.class,
                    setup -> Either.right(ColossusState.setup(setup)),
                    new Colossus());

    /** The Incredible Hulk. */
    public static final LogFormat<HulkSetup, HulkState, HulkCommand, HulkEvent, HulkViolation> HULK = new LogFormat<>(
            "crisisrules.hulk",
            HulkSetup.class,
            HulkCommand.class,
            HulkEvent.class,
            setup -> Either.narrow(HulkEncounter.prepare(setup).toEither()),
            new HulkEncounter());

    /** Scenes of Marvel Heroic. */
    public static final LogFormat<SceneStart, SceneState, SceneCommand, SceneEvent, RuleViolation> SCENES =
            new LogFormat<>(
                    "crisisrules.scenes",
                    SceneStart.class,
                    SceneCommand.class,
                    SceneEvent.class,
                    start -> Either.right(SceneState.start(start.cast()).withTraumaPolicy(start.traumaPolicy())),
                    Scene.rules());

    private LogFormats() {}
}

package io.github.crisisrules.json.log;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.pairing.PairingSystem;

/** The log formats of all games. */
public final class LogFormats {
    /** Tournament events. The seed predicts pairings, so a document is for the organizer until the event is over. */
    public static final LogFormat<EventStart, TournamentState, TournamentCommand, TournamentEvent> EVENTS =
            events(PairingSystem.swiss());

    /** The Unstoppable Colossus. */
    public static final LogFormat<ColossusSetup, ColossusState, ColossusCommand, ColossusEvent> COLOSSUS =
            new LogFormat<>(
                    "crisisrules.colossus",
                    ColossusSetup.class,
                    ColossusCommand.class,
                    ColossusEvent.class,
                    ColossusState::setup,
                    Colossus::start,
                    ReplayCost.bySize());

    /** The Incredible Hulk. */
    public static final LogFormat<HulkSetup, HulkState, HulkCommand, HulkEvent> HULK = new LogFormat<>(
            "crisisrules.hulk",
            HulkSetup.class,
            HulkCommand.class,
            HulkEvent.class,
            HulkState::setup,
            Hulk::start,
            ReplayCost.bySize());

    /** Scenes of Marvel Heroic. */
    public static final LogFormat<SceneStart, SceneState, SceneCommand, SceneEvent> SCENES = new LogFormat<>(
            "crisisrules.scenes",
            SceneStart.class,
            SceneCommand.class,
            SceneEvent.class,
            SceneStart::of,
            Scene::start,
            ReplayCost.bySize());

    private LogFormats() {}

    /** Returns the format of events that are paired by the given system, which a document does not name. */
    public static LogFormat<EventStart, TournamentState, TournamentCommand, TournamentEvent> events(
            PairingSystem system) {
        return new LogFormat<>(
                "crisisrules.tournament",
                EventStart.class,
                TournamentCommand.class,
                TournamentEvent.class,
                state -> new EventStart(state.announcement(), state.seed()),
                start -> Tournament.start(start.announcement(), start.seed(), system),
                new EventReplayCost());
    }

    /**
     * The start of an event. Its text form hides the seed.
     *
     * @param announcement everything that was announced to the players
     * @param seed the seed of all random choices
     */
    public record EventStart(Announcement announcement, Seed seed) {
        @Override
        public String toString() {
            return "EventStart of " + announcement.name();
        }
    }
}

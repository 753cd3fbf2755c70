package io.github.crisisrules.json.log;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.Map;

/** The log formats of all games. */
public final class LogFormats {
    /** Tournament events. The seed predicts pairings, so a document is for the organizer until the event is over. */
    public static final LogFormat<EventStart, TournamentState, TournamentCommand, TournamentEvent> EVENTS =
            EventLog.FORMAT;

    /** The Unstoppable Colossus. */
    public static final LogFormat<ColossusSetup, ColossusState, ColossusCommand, ColossusEvent> COLOSSUS =
            ColossusLog.FORMAT;

    /** The Incredible Hulk. */
    public static final LogFormat<HulkSetup, HulkState, HulkCommand, HulkEvent> HULK = HulkLog.FORMAT;

    /** Scenes of Marvel Heroic. */
    public static final LogFormat<SceneStart, SceneState, SceneCommand, SceneEvent> SCENES = SceneLog.FORMAT;

    private LogFormats() {}

    /**
     * Returns the format of events with pairing systems of your own. A log names its system: {@code swiss},
     * {@code randomWithRematches} or {@code leastSquaredGaps}, which every version knows, or a name that is given here. A log of
     * a system that is not known is refused.
     *
     * @param own your systems by name; each must pair in the same way for as long as its logs are kept
     * @throws IllegalArgumentException if a name is blank or belongs to another system
     */
    public static LogFormat<EventStart, TournamentState, TournamentCommand, TournamentEvent> events(
            Map<String, ? extends PairingSystem> own) {
        return EventLog.with(own);
    }

    /**
     * The start of an event. Its text form hides the seed.
     *
     * @param announcement everything that was announced to the players
     * @param seed the seed of all random choices
     * @param pairing the name of the pairing system
     */
    public record EventStart(Announcement announcement, Seed seed, String pairing) {
        @Override
        public String toString() {
            return "EventStart of " + announcement.name();
        }
    }
}

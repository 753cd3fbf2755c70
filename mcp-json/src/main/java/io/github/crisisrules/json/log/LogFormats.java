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
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** The log formats of all games. */
public final class LogFormats {
    /** Tournament events. The seed predicts pairings, so a document is for the organizer until the event is over. */
    public static final LogFormat<EventStart, TournamentState, TournamentCommand, TournamentEvent> EVENTS =
            events(LinkedHashMap.empty());

    /** The Unstoppable Colossus. */
    public static final LogFormat<ColossusSetup, ColossusState, ColossusCommand, ColossusEvent> COLOSSUS =
            new LogFormat<>(
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

    /** The Incredible Hulk. */
    public static final LogFormat<HulkSetup, HulkState, HulkCommand, HulkEvent> HULK = new LogFormat<>(
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

    /** Scenes of Marvel Heroic. */
    public static final LogFormat<SceneStart, SceneState, SceneCommand, SceneEvent> SCENES = new LogFormat<>(
            "crisisrules.scenes",
            SceneStart.class,
            play -> SceneStart.of(play.start()),
            start -> LogFormat.started(Scene.start(start)),
            new LoggedGame<>(
                    SceneCommand.class,
                    SceneEvent.class,
                    state -> 1000 * state.act() + state.scene(),
                    state -> state,
                    ReplayCost.bySize()));

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
        PairingSystems systems = PairingSystems.with(own);
        return new LogFormat<>(
                "crisisrules.tournament",
                EventStart.class,
                play -> new EventStart(play.start().announcement(), play.start().seed(), systems.nameIn(play.game())),
                start -> systems.find(start.pairing())
                        .flatMap(system ->
                                LogFormat.started(Tournament.start(start.announcement(), start.seed(), system))),
                new LoggedGame<>(
                        TournamentCommand.class,
                        TournamentEvent.class,
                        state -> state.rounds().size()
                                + state.bracket()
                                        .map(bracket -> bracket.rounds().size())
                                        .getOrElse(0),
                        TournamentState::organizerState,
                        new EventReplayCost()));
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

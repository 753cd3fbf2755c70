package io.github.crisisrules.json.log;

import io.github.crisisrules.json.log.LogFormats.EventStart;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** The log format of events. A class of its own, so that a program with one game needs no other. */
final class EventLog {
    static final LogFormat<EventStart, TournamentState, TournamentCommand, TournamentEvent> FORMAT =
            with(LinkedHashMap.empty());

    /** Returns the format with pairing systems of one's own. */
    static LogFormat<EventStart, TournamentState, TournamentCommand, TournamentEvent> with(
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

    private EventLog() {}
}

package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.view.EventPacket;

/**
 * Everything that an organizer publishes once an event is over: the packet with all pairings, results, standings and reasons, the
 * seed with its salt, and the log from which all of it follows. {@link Verification} checks it.
 */
public final class PublishedEvent {
    /** The text of {@code format} in the documents. */
    public static final String FORMAT = "crisisrules.packet";

    static final String PACKET = "packet";
    static final String LOG = "log";

    private PublishedEvent() {}

    /**
     * Writes an event that is over. The document reveals the seed.
     *
     * @param salt the salt of the published commitment; any text if no commitment was published
     */
    public static String write(
            Play<TournamentState, TournamentCommand, TournamentEvent> play, String salt, Language language) {
        return JsonPrinter.lines(document(play, salt, language));
    }

    static JsonObject document(
            Play<TournamentState, TournamentCommand, TournamentEvent> play, String salt, Language language) {
        EventPacket packet = EventPacket.revealed(play.state(), salt, Wording.ENGLISH.in(language));
        return JsonObject.of(LogDocument.FORMAT, FORMAT)
                .with(LogDocument.VERSION, JsonValue.of(LogFormat.VERSION))
                .with(PACKET, CrisisJson.standard().tree(packet))
                .with(LOG, EventLog.FORMAT.document(play));
    }
}

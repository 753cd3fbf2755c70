package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonString;
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

    /**
     * The name of the digests of the start and of each step of the log. Some facts of an event decide nothing in it, such as a list
     * of legal cards that no roster was checked against; only a digest shows that one was changed.
     */
    private static final String DIGESTS = "digests";

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
        JsonObject log = EventLog.FORMAT.document(play);
        JsonArray.Builder digests = JsonArray.builder();
        digests.add(new JsonString(LogDigest.of(log.get(LogDocument.START))));
        ((JsonArray) log.get(LogDocument.STEPS)).forEach(step -> digests.add(new JsonString(LogDigest.of(step))));
        return JsonObject.of(LogDocument.FORMAT, FORMAT)
                .with(LogDocument.VERSION, JsonValue.of(LogFormat.VERSION))
                .with(PACKET, CrisisJson.standard().tree(packet))
                .with(LOG, log)
                .with(DIGESTS, digests.build());
    }

    /** Returns the place in the log that a digest stands for, and any other place unchanged. */
    static String placeOf(String place) {
        String digests = "/" + DIGESTS + "/";
        if (!place.startsWith(digests)) {
            return place;
        }
        int step = Integer.parseInt(place.substring(digests.length())) - 1;
        return "/" + LOG + "/" + (step < 0 ? LogDocument.START : LogDocument.STEPS + "/" + step);
    }
}

package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The verification of a log of an event, or of a {@linkplain PublishedEvent published packet}: whether every pairing, bye, clock and
 * lot follows from the seed, the seed from its commitment, every standing from the results, and every published table from the log.
 *
 * @param isPacket whether the document is a published packet
 * @param play the event, played again; none if the document cannot be read so far
 * @param library the version of the library that the log says it was written by; empty if it names none
 * @param commitment whether the seed is the one that was committed to
 * @param faults the places where the document says something else than follows, in their order
 */
public record Verification(
        boolean isPacket,
        Option<Play<TournamentState, TournamentCommand, TournamentEvent>> play,
        String library,
        Commitment commitment,
        Vector<LogDifference> faults)
        implements Describable {
    private static final int MOST_FAULTS = 100;

    /** The maximum number of players, times the rounds, of a packet. Its tables take more memory than the log that they follow from. */
    private static final int MOST_ROWS = 10_000;

    /** The relation of a seed to the commitment that was published before the event. */
    public enum Commitment implements Describable {
        /** No commitment was published, or the document cannot be read. */
        NONE,
        /** A commitment was published, and its salt is not known. */
        UNCHECKED,
        /** The seed is the one that was committed to. */
        MATCHES,
        /** The seed is another one. */
        DIFFERS;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** Returns whether everything follows. A commitment whose salt is not known counts as not verified. */
    public boolean isVerified() {
        return faults.isEmpty() && (commitment == Commitment.NONE || commitment == Commitment.MATCHES);
    }

    @Override
    public String describe(Wording wording) {
        if (play.isEmpty()) {
            return Sentences.unreadable(wording);
        }
        if (faults.isEmpty()) {
            return Sentences.follows(wording, commitment);
        }
        return library.isEmpty() || library.equals(LogFormat.LIBRARY)
                ? Sentences.changed(wording, faults.size())
                : Sentences.otherVersion(wording, library, LogFormat.LIBRARY, faults.size());
    }

    /**
     * Verifies a document.
     *
     * @param salt the salt of the commitment for a log, which does not hold it; none if it is not known
     */
    public static Verification of(String document, Option<String> salt) {
        return CrisisJson.standard()
                .parse(document)
                .fold(
                        refusal -> unreadable(false, refusal),
                        tree -> tree.get(LogDocument.FORMAT).text().contains(PublishedEvent.FORMAT)
                                ? packet(tree)
                                : log(tree, salt));
    }

    private static Verification unreadable(boolean isPacket, JsonRefusal refusal) {
        return new Verification(
                isPacket,
                Option.none(),
                "",
                Commitment.NONE,
                Vector.of(new LogDifference(refusal.path(), refusal.message(), refusal.rules())));
    }

    private static Verification log(JsonValue tree, Option<String> salt) {
        return replayed(tree)
                .flatMap(opened -> comparable(false, opened))
                .fold(refusal -> unreadable(false, refusal), opened -> {
                    var play = opened.play();
                    boolean isBrief = !tree.get(LogDocument.STEPS).equals(JsonArray.empty())
                            && !((JsonArray) tree.get(LogDocument.STEPS)).get(0).has(LogDocument.EVENTS);
                    JsonObject expected = isBrief ? EventLog.FORMAT.brief(play) : EventLog.FORMAT.document(play);
                    return of(false, opened, salt, differences(withLibrary(tree, expected), tree));
                });
    }

    private static Verification packet(JsonValue tree) {
        JsonValue packet = tree.get(PublishedEvent.PACKET);
        Option<String> salt = packet.get("seed").get("salt").text();
        Language language = Vector.of(Language.values())
                .find(each -> packet.get("language").text().contains(each.name()))
                .getOrElse(Language.ENGLISH);
        JsonValue log = tree.get(PublishedEvent.LOG);
        return replayed(log)
                .mapLeft(refusal -> refusal.under("/" + PublishedEvent.LOG))
                .flatMap(opened -> comparable(true, opened))
                .fold(refusal -> unreadable(true, refusal), opened -> {
                    JsonObject expected = PublishedEvent.document(opened.play(), salt.getOrElse(""), language);
                    JsonObject its = (JsonObject) expected.get(PublishedEvent.LOG);
                    return of(
                            true,
                            opened,
                            salt,
                            differences(expected.with(PublishedEvent.LOG, withLibrary(log, its)), tree));
                });
    }

    /** Returns an event, or a refusal if it is too large to be compared with what follows from its log. */
    private static Either<JsonRefusal, OpenedLog<TournamentState, TournamentCommand, TournamentEvent>> comparable(
            boolean isPacket, OpenedLog<TournamentState, TournamentCommand, TournamentEvent> opened) {
        TournamentState state = opened.play().state();
        int players = state.entries().size();
        int rounds = state.rounds().size();
        String found = "The event has " + players + " players and " + rounds + " rounds";
        if (new EventReplayCost().ofWhole(state) > ReadLimits.standard().work()) {
            return Either.left(JsonRefusal.of("", RefusalKind.LIMIT, found + ", which is too much work to verify it."));
        }
        return isPacket && (long) players * rounds > MOST_ROWS
                ? Either.left(JsonRefusal.of(
                        "/" + PublishedEvent.PACKET,
                        RefusalKind.LIMIT,
                        found + ", and tables of at most " + MOST_ROWS
                                + " players times rounds are compared. Verify the log alone."))
                : Either.right(opened);
    }

    /** Returns a log with the version of the library that another one names: it follows from nothing. */
    private static JsonObject withLibrary(JsonValue named, JsonObject log) {
        return named.get(LogDocument.LIBRARY)
                .text()
                .map(version -> log.with(LogDocument.LIBRARY, version))
                .getOrElse(log);
    }

    /**
     * Plays the commands of a log again. What the log says of their events and states is not looked at here: it is compared with
     * what follows from the commands, and never applied.
     */
    private static Either<JsonRefusal, OpenedLog<TournamentState, TournamentCommand, TournamentEvent>> replayed(
            JsonValue log) {
        return EventLog.FORMAT.open(JsonPrinter.line(commandsOnly(log)));
    }

    private static JsonValue commandsOnly(JsonValue log) {
        return log instanceof JsonObject object && object.get(LogDocument.STEPS) instanceof JsonArray steps
                ? object.with(
                        LogDocument.STEPS,
                        JsonArray.ofAll(steps.items().stream()
                                .map(Verification::commandOnly)
                                .toList()))
                : log;
    }

    private static JsonValue commandOnly(JsonValue step) {
        return step.has(LogDocument.COMMAND) ? JsonObject.of(LogDocument.COMMAND, step.get(LogDocument.COMMAND)) : step;
    }

    private static Verification of(
            boolean isPacket,
            OpenedLog<TournamentState, TournamentCommand, TournamentEvent> opened,
            Option<String> salt,
            Vector<LogDifference> differences) {
        TournamentState start = opened.play().start();
        String place = isPacket ? "/" + PublishedEvent.LOG : "";
        Vector<LogDifference> replayed =
                opened.differences().map(each -> new LogDifference(place + each.path(), each.message(), each.rules()));
        Set<String> known =
                new LinkedHashSet<>(replayed.map(LogDifference::path).asJava());
        return new Verification(
                isPacket,
                Option.some(opened.play()),
                opened.library(),
                start.announcement()
                        .seedCommitment()
                        .map(commitment -> commitment(commitment, start, salt))
                        .getOrElse(Commitment.NONE),
                replayed.appendAll(differences.reject(each -> known.contains(each.path())))
                        .take(MOST_FAULTS));
    }

    private static Commitment commitment(SeedCommitment commitment, TournamentState start, Option<String> salt) {
        return salt.map(text -> commitment.matches(start.seed(), text) ? Commitment.MATCHES : Commitment.DIFFERS)
                .getOrElse(Commitment.UNCHECKED);
    }

    /** Returns the places where a document differs from what follows from its own log. */
    private static Vector<LogDifference> differences(JsonValue expected, JsonValue found) {
        return places(expected, found, "")
                .map(PublishedEvent::placeOf)
                .distinct()
                .map(place -> new LogDifference(place, Sentences.elsewhere(Wording.ENGLISH), Vector.empty()))
                .take(MOST_FAULTS)
                .toVector();
    }

    private static Vector<String> places(JsonValue expected, JsonValue found, String path) {
        if (expected.equals(found)) {
            return Vector.empty();
        }
        if (expected instanceof JsonObject object && found instanceof JsonObject its) {
            return Vector.ofAll(object.fields().keySet())
                    .appendAll(its.fields().keySet())
                    .distinct()
                    .flatMap(name -> object.has(name) && its.has(name)
                            ? places(object.get(name), its.get(name), path + "/" + name)
                            : Vector.of(path + "/" + name));
        }
        if (expected instanceof JsonArray array && found instanceof JsonArray its) {
            int shared = Math.min(array.size(), its.size());
            Vector<String> inside =
                    Vector.range(0, shared).flatMap(i -> places(array.get(i), its.get(i), path + "/" + i));
            return array.size() == its.size() ? inside : inside.append(path + "/" + shared);
        }
        return Vector.of(path);
    }
}

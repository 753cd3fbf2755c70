package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.Desk;
import io.github.crisisrules.tournament.desk.Tournament;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.desk.TournamentEvent;
import io.github.crisisrules.tournament.desk.TournamentState;
import io.vavr.Tuple;
import io.vavr.control.Either;

/**
 * Events as documents: the announcement, the seed, every command and what it did. The seed lets everybody foresee
 * pairings, so a document is for the organizer until the event is over.
 *
 * <pre>{@code
 * String document = TournamentLog.write(desk);
 * Either<JsonRefusal, Desk> again = TournamentLog.read(document);
 * }</pre>
 */
public final class TournamentLog {
    /** What stands under {@code format}. */
    public static final String FORMAT = "crisisrules.tournament";

    /** The version of the documents that are written and read. */
    public static final int VERSION = 1;

    private TournamentLog() {}

    /** How an event begins. */
    public record Start(Announcement announcement, Seed seed) {}

    /** The document of an event, on many lines. */
    public static String write(Desk desk) {
        CrisisJson json = CrisisJson.standard();
        TournamentState first = desk.initial();
        return json.printLines(new Replay(FORMAT, VERSION, json)
                .document(
                        new Start(first.announcement(), first.seed()),
                        desk.steps().map(step -> Tuple.of(step.command(), step.events()))));
    }

    /** The JSON Schema of the documents. */
    public static ObjectNode schema() {
        return new Replay(FORMAT, VERSION, CrisisJson.standard())
                .schema(Start.class, TournamentCommand.class, TournamentEvent.class);
    }

    /**
     * The event that a document tells of. Every command is given again, and pairings, lots and clocks are drawn again
     * from the seed: the document is refused at the first step that breaks a rule or was changed afterwards.
     */
    public static Either<JsonRefusal, Desk> read(String document) {
        return read(document, Tournament.swiss(), CrisisJson.standard());
    }

    /** The same for an event with another pairing system, within other limits. */
    public static Either<JsonRefusal, Desk> read(String document, Tournament tournament, CrisisJson json) {
        Replay replay = new Replay(FORMAT, VERSION, json);
        return json.parse(document)
                .flatMap(tree -> replay.start(tree, Start.class)
                        .flatMap(start -> replay.steps(
                                tree,
                                Desk.open(tournament, start.announcement(), start.seed()),
                                TournamentCommand.class,
                                Desk::give,
                                desk -> desk.steps().last().events())));
    }
}

package io.github.crisisrules.cli;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.tournament.game.LogAudit;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code crisis verify}: a log against its rules, its seed and its commitment. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        description = {
            "Plays a log again and checks that every pairing, bye, clock and lot follows from its seed, and that the seed is the one that "
                    + "was committed to before round 1. Ends with 1 if something differs.",
            "",
            "FILE is a log of an event as the library writes it.",
            ""
        })
final class VerifyCommand extends ReportCommand {
    @Mixin
    private Source source = new Source();

    @picocli.CommandLine.Option(
            names = "--salt",
            paramLabel = "TEXT",
            defaultValue = "",
            description = "The salt of the commitment, which the organizer reveals after the event.")
    private String salt = "";

    @Override
    Report report() {
        return LogFormats.EVENTS
                .read(text(source))
                .fold(
                        refusal -> report(
                                Option.some(
                                        (refusal.path().isEmpty() ? "" : refusal.path() + ": ") + refusal.message()),
                                ""),
                        play -> audit(play.start(), play));
    }

    private Report audit(TournamentState start, Play<TournamentState, TournamentCommand, TournamentEvent> play) {
        boolean committed = start.announcement().seedCommitment().isDefined();
        return LogAudit.verify(Tournament.GAME, start.announcement(), start.seed(), salt, play.log())
                .fold(
                        fault -> report(Option.some(fault.describe(play.wording())), ""),
                        end -> report(
                                Option.none(),
                                play.steps().size() + " commands of "
                                        + start.announcement().name() + " follow from the rules and the seed "
                                        + start.seed() + ". "
                                        + (committed
                                                ? "The seed is the one that was committed to."
                                                : "No commitment was published before the event.")));
    }

    private static Report report(Option<String> fault, String text) {
        String sentence = fault.getOrElse(text);
        JsonObject json =
                JsonObject.of("verified", new JsonBoolean(fault.isEmpty())).with("message", sentence);
        return new Report(
                Vector.of(sentence),
                Vector.of("verified", "message"),
                Vector.of(Vector.of(String.valueOf(fault.isEmpty()), sentence)),
                json,
                fault.isEmpty());
    }
}

package io.github.crisisrules.cli;

import io.github.crisisrules.json.log.LogDifference;
import io.github.crisisrules.json.log.Verification;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonObject;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code crisis verify}: a log against its rules, its seed and its commitment. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        description = {
            "Plays a log again and checks that every pairing, bye, clock and lot follows from its seed, and that the seed is the one that "
                    + "was committed to before round 1. Ends with 1 if something differs, or if a commitment cannot be "
                    + "checked because its salt is not given.",
            "",
            "FILE is a log of an event as the library writes it, or a published event, which contains the salt.",
            ""
        })
final class VerifyCommand extends ReportCommand {
    @Mixin
    private Source source = new Source();

    @picocli.CommandLine.Option(
            names = "--salt",
            paramLabel = "TEXT",
            description = "The salt of the commitment of a log, which the organizer reveals after the event.")
    private @Nullable String salt;

    @Override
    Report report() {
        Verification verification = Verification.of(text(source), Option.of(salt));
        if (verification.play().isEmpty()) {
            throw new InputException(source.name() + ": " + verification.describe() + " "
                    + verification.faults().mkString(" "));
        }
        Vector<Vector<String>> rows = verification
                .faults()
                .map(fault ->
                        Vector.of(fault.path(), fault.message(), fault.rules().mkString(" ")))
                .prepend(Vector.of("", verification.describe(), ""));
        JsonObject json = JsonObject.of("verified", new JsonBoolean(verification.isVerified()))
                .with("message", verification.describe())
                .with("commitment", verification.commitment().name().toLowerCase(Locale.ROOT))
                .with("faults", JsonArray.ofAll(verification.faults().map(VerifyCommand::json)));
        return new Report(
                verification.faults().map(LogDifference::toString).prepend(verification.describe()),
                Vector.of("place", "what", "rules"),
                rows,
                json,
                verification.isVerified());
    }

    private static JsonObject json(LogDifference fault) {
        return JsonObject.of("place", fault.path())
                .with("what", fault.message())
                .with("rules", JsonArray.ofTexts(fault.rules()));
    }
}

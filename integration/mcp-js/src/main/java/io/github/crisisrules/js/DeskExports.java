package io.github.crisisrules.js;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.Verification;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.EventKind;
import io.vavr.control.Option;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of the entry point {@code desk}: whole events. */
public final class DeskExports {
    static {
        GameLogs.addEvents();
    }

    private DeskExports() {}

    /** Opens an event from its log. */
    @JSExport
    public static DeskHandle open(JSObject log, JSObject options) {
        return Js.guarded(
                () -> new DeskHandle(Desk.of(Js.play(GameLogs.events(), log)).in(Js.language(options))));
    }

    /** Verifies a log or a published packet. */
    @JSExport
    public static JSObject verify(JSObject document, JSObject options) {
        return Js.guarded(() -> Js.object(VerificationReport.of(
                Verification.of(Js.text(document, "document"), salt(options)), Js.language(options))));
    }

    /** Opens the registration of a Challenger Event. */
    @JSExport
    public static DeskHandle challenger(JSObject name, JSObject options) {
        return announced(EventKind.CHALLENGER, name, options);
    }

    /** Opens the registration of a Timeline Event. */
    @JSExport
    public static DeskHandle timeline(JSObject name, JSObject options) {
        return announced(EventKind.TIMELINE, name, options);
    }

    private static DeskHandle announced(EventKind kind, JSObject name, JSObject options) {
        return Js.guarded(() -> {
            Seed seed = Js.seed(options);
            Announcement announcement = Announcement.of(Js.text(name, "name"), Editions.latest(kind))
                    .withSeedCommitment(salt(options).map(salt -> SeedCommitment.of(seed, salt)));
            return new DeskHandle(Desk.of(announcement, seed).in(Js.language(options)));
        });
    }

    private static Option<String> salt(JSObject options) {
        JSObject salt = Js.isMissing(options) ? options : Js.property(options, "salt");
        return Js.isMissing(salt) ? Option.none() : Option.some(Js.text(salt, "salt"));
    }
}

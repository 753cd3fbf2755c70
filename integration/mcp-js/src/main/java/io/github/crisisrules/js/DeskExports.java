package io.github.crisisrules.js;

import io.github.crisisrules.json.log.GameLogs;
import io.github.crisisrules.json.log.Verification;
import io.github.crisisrules.tournament.Desk;
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
        return Js.guarded(() -> {
            JSObject salt = Js.isMissing(options) ? options : Js.property(options, "salt");
            return Js.object(VerificationReport.of(
                    Verification.of(
                            Js.text(document, "document"),
                            Js.isMissing(salt) ? Option.none() : Option.some(Js.text(salt, "salt"))),
                    Js.language(options)));
        });
    }

    /** Opens the registration of a Challenger Event. */
    @JSExport
    public static DeskHandle challenger(JSObject name, JSObject options) {
        return Js.guarded(() -> new DeskHandle(
                Desk.challenger(Js.text(name, "name"), Js.seed(options)).in(Js.language(options))));
    }

    /** Opens the registration of a Timeline Event. */
    @JSExport
    public static DeskHandle timeline(JSObject name, JSObject options) {
        return Js.guarded(() -> new DeskHandle(
                Desk.timeline(Js.text(name, "name"), Js.seed(options)).in(Js.language(options))));
    }
}

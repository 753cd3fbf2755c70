package io.github.crisisrules.js;

import io.github.crisisrules.tournament.Desk;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of the entry point {@code desk}: whole events. */
public final class DeskExports {
    private DeskExports() {}

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

package io.github.crisisrules.js;

import io.github.crisisrules.json.log.GameLogs;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of all entry points in one, for a page that needs several of them. */
public final class AllExports {
    // All tables come before the first log, because the forms of JSON are collected once.
    static {
        GameLogs.addEvents();
        GameLogs.addEncounters();
        GameLogs.addScenes();
    }

    private AllExports() {}

    /** See {@link PairingExports#nextRound}. */
    @JSExport
    public static JSObject nextRound(JSObject rows, JSObject options) {
        return PairingExports.nextRound(rows, options);
    }

    /** See {@link PairingExports#crisisDamage}. */
    @JSExport
    public static JSObject crisisDamage(JSObject attackDice, JSObject defenceDice) {
        return PairingExports.crisisDamage(attackDice, defenceDice);
    }

    /** See {@link PairingExports#heroicAction}. */
    @JSExport
    public static JSObject heroicAction(JSObject action, JSObject reaction) {
        return PairingExports.heroicAction(action, reaction);
    }

    /** See {@link DeskExports#open}. */
    @JSExport
    public static DeskHandle open(JSObject log, JSObject options) {
        return DeskExports.open(log, options);
    }

    /** See {@link DeskExports#verify}. */
    @JSExport
    public static JSObject verify(JSObject document, JSObject options) {
        return DeskExports.verify(document, options);
    }

    /** See {@link DeskExports#challenger}. */
    @JSExport
    public static DeskHandle challenger(JSObject name, JSObject options) {
        return DeskExports.challenger(name, options);
    }

    /** See {@link DeskExports#timeline}. */
    @JSExport
    public static DeskHandle timeline(JSObject name, JSObject options) {
        return DeskExports.timeline(name, options);
    }

    /** See {@link EncounterExports#colossus}. */
    @JSExport
    public static ColossusHandle colossus(JSObject setup, JSObject options) {
        return EncounterExports.colossus(setup, options);
    }

    /** See {@link EncounterExports#hulk}. */
    @JSExport
    public static HulkHandle hulk(JSObject setup, JSObject options) {
        return EncounterExports.hulk(setup, options);
    }

    /** See {@link EncounterExports#openColossus}. */
    @JSExport
    public static ColossusHandle openColossus(JSObject log, JSObject options) {
        return EncounterExports.openColossus(log, options);
    }

    /** See {@link EncounterExports#openHulk}. */
    @JSExport
    public static HulkHandle openHulk(JSObject log, JSObject options) {
        return EncounterExports.openHulk(log, options);
    }

    /** See {@link SceneExports#scene}. */
    @JSExport
    public static SceneHandle scene(JSObject cast, JSObject options) {
        return SceneExports.scene(cast, options);
    }

    /** See {@link SceneExports#openScene}. */
    @JSExport
    public static SceneHandle openScene(JSObject log, JSObject options) {
        return SceneExports.openScene(log, options);
    }
}

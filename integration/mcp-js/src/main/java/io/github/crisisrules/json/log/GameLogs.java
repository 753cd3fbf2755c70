package io.github.crisisrules.json.log;

import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.js.table.CoreTable;
import io.github.crisisrules.js.table.EncounterTable;
import io.github.crisisrules.js.table.HeroicTable;
import io.github.crisisrules.js.table.TournamentTable;
import io.github.crisisrules.js.table.TypeTable;
import io.github.crisisrules.json.shape.custom.CoreForms;
import io.github.crisisrules.json.shape.custom.HeroicForms;
import io.github.crisisrules.json.shape.custom.TournamentForms;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;

/**
 * The log formats of single games. {@link LogFormats} has all four, so a program that used it would hold the code of all four. The
 * tables of a game's types are added before its format is used.
 */
public final class GameLogs {
    static {
        new CoreTable();
        TypeTable.add(CoreForms.logged());
    }

    private GameLogs() {}

    /** Adds what logs of events need. */
    public static void addEvents() {
        new TournamentTable();
        TypeTable.add(TournamentForms.logged());
    }

    /** Adds what logs of encounters need. */
    public static void addEncounters() {
        new EncounterTable();
    }

    /** Adds what logs of scenes need. */
    public static void addScenes() {
        new HeroicTable();
        TypeTable.add(HeroicForms.logged());
    }

    /** Returns the format of events. */
    public static LogFormat<LogFormats.EventStart, TournamentState, TournamentCommand, TournamentEvent> events() {
        return EventLog.FORMAT;
    }

    /** Returns the format of the Unstoppable Colossus. */
    public static LogFormat<ColossusSetup, ColossusState, ColossusCommand, ColossusEvent> colossus() {
        return ColossusLog.FORMAT;
    }

    /** Returns the format of the Incredible Hulk. */
    public static LogFormat<HulkSetup, HulkState, HulkCommand, HulkEvent> hulk() {
        return HulkLog.FORMAT;
    }

    /** Returns the format of scenes. */
    public static LogFormat<SceneStart, SceneState, SceneCommand, SceneEvent> scenes() {
        return SceneLog.FORMAT;
    }
}
